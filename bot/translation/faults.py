"""What is wrong with a language's texts, in words for its translator.

Laws: a fault names the text that it is in; English is what every language is compared with; nothing
here knows what the texts are about, so it holds for any file that joins the folder.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bot.translation.ftl import Language, cases, nodes, selected

CLDR = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 3, 5, 10, 11, 21, 100, 101)  # every plural category of the languages there are
TAG = re.compile(r"</?[a-z][^<>]*>")
WORD = re.compile(r"[^\W\d_]+")
SHARED_WORDS = 4  # so many in a row as in English can't be chance


def unknown(language: Language, english: Language) -> Iterator[str]:
    """A text that nobody asks for."""
    for key in language.patterns.keys() - english.patterns.keys():
        yield f"{key} is not in English"


def contents(language: Language, english: Language) -> Iterator[str]:
    """A text says less or more than the English one: variables, terms, choices, HTML tags."""
    for key in english.texts.keys() & language.texts.keys():
        theirs, ours = language.texts[key], english.texts[key]
        for what, of in (("variables", variables), ("terms", terms), ("choices", choices), ("tags", tags)):
            if of(theirs) != of(ours):
                yield f"{key}: {what} {sorted(of(theirs), key=str)}, in English {sorted(of(ours), key=str)}"


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern, ast.VariableReference)}


def terms(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern, ast.TermReference)}


def choices(pattern: ast.Pattern) -> set[tuple[str | None, tuple[str, ...]]]:
    """Selections that are no plurals: the variable and the cases it may have."""
    selects = nodes(pattern, ast.SelectExpression)
    return {(selected(each), tuple(sorted(cases(each)))) for each in selects if not is_plural(each)}


def is_plural(select: ast.SelectExpression) -> bool:
    return all(name in CLDR or name.isdigit() for name in cases(select))


def tags(pattern: ast.Pattern) -> Counter[str]:
    """The tags of a text; those in a variant count under its name, a plural's only once."""
    found = Counter(TAG.findall(_skeleton(pattern)))
    for select in _selects(pattern):
        variants = cases(select)
        if is_plural(select):
            found.update(tags(variants["other"] if "other" in variants else next(iter(variants.values()))))
        else:
            found.update(f"{name}: {tag}" for name, each in variants.items() for tag in tags(each).elements())
    return found


def markup(language: Language) -> Iterator[str]:
    """Tags that aren't closed in order, or that differ between the forms of a plural."""
    for key, pattern in language.patterns.items():
        for part in (pattern, *(v.value for v in nodes(pattern, ast.Variant))):
            if not _is_balanced(TAG.findall(_skeleton(part))):
                yield f"{key}: tags are not closed in order"
        for select in filter(is_plural, nodes(pattern, ast.SelectExpression)):
            if len({frozenset(tags(each).items()) for each in cases(select).values()}) > 1:
                yield f"{key}: the forms of a plural have different tags"


def _is_balanced(found: list[str]) -> bool:
    still_open: list[str] = []
    for tag in found:
        name = re.split(r"[ >]", tag.strip("</"))[0]
        if not tag.startswith("</"):
            still_open.append(name)
        elif not still_open or still_open.pop() != name:
            return False
    return not still_open


def _selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    placeables = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    return [expression for expression in placeables if isinstance(expression, ast.SelectExpression)]


def _skeleton(pattern: ast.Pattern) -> str:
    """The text without what is put into it."""
    return "".join(e.value if isinstance(e, ast.TextElement) else "\0" for e in pattern.elements)


def plurals(language: Language) -> Iterator[str]:
    """A plural lacks a form that this language has for some integer, or has one that it never uses."""
    rule = Locale.parse(language.code, sep="-").plural_form
    needed = {rule(count) for count in range(1000)}
    for key, pattern in language.patterns.items():
        for select in filter(is_plural, nodes(pattern, ast.SelectExpression)):
            if selected(select) is None or key.startswith("-"):
                continue  # a term's forms are its own affair: it is never given a count
            forms = {name for name in cases(select) if not name.isdigit()}
            if not needed <= forms <= needed | rule.tags | {"other"}:
                yield f"{key}: forms {sorted(forms)} of ${selected(select)}, needed {sorted(needed)}"


def references(language: Language) -> Iterator[str]:
    """A text refers to a text, term or form of a term that isn't there; a term that no text uses."""
    for key, pattern in language.patterns.items():
        for message in nodes(pattern, ast.MessageReference):
            if message.id.name not in language.texts:
                yield f"{key} refers to {message.id.name}, which isn't there"
        for term in nodes(pattern, ast.TermReference):
            yield from (f"{key}: {fault}" for fault in _term_faults(term, language.terms.get(term.id.name)))
    used = {name for pattern in language.patterns.values() for name in terms(pattern)}
    for name in language.terms.keys() - used:
        yield f"-{name} is used by no text"


def _term_faults(term: ast.TermReference, pattern: ast.Pattern | None) -> Iterator[str]:
    if pattern is None:
        yield f"-{term.id.name} isn't there"
        return
    forms = {
        (selected(select), name) for select in nodes(pattern, ast.SelectExpression) for name in cases(select)
    }
    for argument in term.arguments.named if term.arguments else ():
        if (argument.name.name, str(argument.value.value)) not in forms:
            yield f"-{term.id.name} has no {argument.name.name} {argument.value.value!r}"


def english_left(language: Language, english: Language, same: frozenset[str]) -> Iterator[str]:
    """A text that is, in whole or in a run of words, the English one; those of ``same`` may be, anywhere."""
    free = {word for key in same & english.texts.keys() for word in _words(english.texts[key])}
    for key in english.texts.keys() & language.texts.keys() - same:
        theirs, ours = _words(language.texts[key]), _words(english.texts[key])
        runs = {tuple(ours[i : i + SHARED_WORDS]) for i in range(len(ours) - SHARED_WORDS + 1)}
        if ours and theirs == ours:
            yield f"{key} is in English"
        for i in range(len(theirs) - SHARED_WORDS + 1):
            run = tuple(theirs[i : i + SHARED_WORDS])
            if run in runs and not free.issuperset(run):
                yield f"{key} has English left: {' '.join(run)}"


def _words(pattern: ast.Pattern) -> list[str]:
    """The words to translate: no tags, no commands, no letters that stand for cards."""
    text = " ".join(element.value for element in nodes(pattern, ast.TextElement))
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"/[a-z_]+", " ", TAG.sub(" ", text)))


def letters(language: Language) -> Iterator[str]:
    """A word of two alphabets (a Latin "i" among Kazakh letters), a suit that phones draw colourless."""
    for key, pattern in language.patterns.items():
        for word in WORD.findall(serialize_pattern(pattern)):
            if len({unicodedata.name(letter).split()[0] for letter in word} - {"MODIFIER"}) > 1:
                yield f"{key}: {word!r} mixes alphabets"
        if re.search("[♠♣♦♥](?!\ufe0f)", serialize_pattern(pattern)):
            yield f"{key}: a suit without U+FE0F"


def runtime(language: Language) -> Iterator[str]:
    """What the runtime can't put together."""
    bundle = FluentBundle([language.code], use_isolating=False)
    for source in language.sources:
        bundle.add_resource(FluentResource(source))
    for key, pattern in language.texts.items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        compiled = message.attributes[attribute] if attribute else message.value
        assert compiled is not None
        for count in COUNTS:
            values = dict.fromkeys(variables(pattern), count)
            yield from (f"{key}: {error}" for error in bundle.format_pattern(compiled, values)[1])
