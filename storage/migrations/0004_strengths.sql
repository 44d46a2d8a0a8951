-- Computer players come in three strengths now, and the better one of the two before is the normal one.
-- Settings that nothing can be made of are left to whoever reads them.

UPDATE chats SET settings = json_set(
    settings, '$.strength', CASE json_extract(settings, '$.strength') WHEN 'random' THEN 'easy' ELSE 'normal' END
)
WHERE CASE WHEN json_valid(settings) THEN json_extract(settings, '$.strength') END IN ('careful', 'random');
