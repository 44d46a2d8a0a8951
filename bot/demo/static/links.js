// What following a link means inside the demo.

const HOSTS = new Set(["t.me", "telegram.me"]);

/**
 * {kind: "bot", url}               a link to the bot: the stand-in follows it
 * {kind: "groups"}                 a link that adds the bot to a group
 * {kind: "message", chat, message} a message of a chat
 * {kind: "web", url}               another site
 * null                             nothing that can be followed here
 */
export function readLink(url, bot) {
  let link;
  try {
    link = new URL(url);
  } catch {
    return null;
  }
  const toBot = link.searchParams.has("startgroup") ? { kind: "groups" } : { kind: "bot", url };
  if (link.protocol === "tg:" && link.host === "resolve") return toBot;
  if (link.protocol !== "http:" && link.protocol !== "https:") return null;
  if (!HOSTS.has(link.host)) return { kind: "web", url: link.href };
  const parts = link.pathname.split("/").filter(Boolean);
  // t.me/c/<chat without its -100>/[<topic>/]<message>
  if (parts[0] === "c" && parts.length > 2) {
    return { kind: "message", chat: Number(`-100${parts[1]}`), message: Number(parts.at(-1)) };
  }
  if (parts[0]?.toLowerCase() === bot.username.toLowerCase()) return toBot;
  return { kind: "web", url: link.href };
}
