// Every word the page itself says, by language; what is missing is said in English.
// A text may hold {names}; a text with plural forms is an object keyed by plural category.

export const LANGUAGES = { en: "English", ru: "Русский", lv: "Latviešu", af: "Afrikaans", kk: "Қазақша" };

const TEXTS = {
  en: {
    "demo": "demo",
    "you-are": "You are",
    "new-person": "+ person",
    "new-tab": "Open another tab as…",
    "language": "Language",
    "group": "Group",
    "new-group": "+ group",
    "more": "More",
    "group-tab": "Group",
    "private-tab": "Private",
    "people": { one: "Group · {count} person", other: "Group · {count} people" },
    "only-you": "Private chat · only {name} sees it",
    "write": "Message",
    "send": "Send",
    "commands": "Commands",
    "topics": "Topics",
    "general": "General",
    "start": "Start",
    "join": "Join the group",
    "leave": "Leave the group",
    "block": "Block the bot",
    "unblock": "Unblock the bot",
    "pinned": "Pinned",
    "edited": "edited",
    "bot": "bot",
    "today": "Today",
    "empty-group": "The group is quiet. Send /newgame to open a table.",
    "empty-private": "Here the bot shows your cards. It may write only once you press Start.",
    "no-group": "No group yet",
    "name-person": "The new person's name",
    "name-group": "The new group's name",
    "person-added": "{name} is here. Choose the name at “You are”, or open another tab.",
    "name": "Name",
    "add": "Add",
    "cancel": "Cancel",
    "ok": "OK",
    "close": "Close",
    "lost": "Connection lost. Trying again…",
    "failed": "That did not work. Please try again.",
    "no-answer": "The bot has not answered.",
    "newest": "To the newest message",
    "stirred": "Something new to press",
    "unread": { one: "{count} unread message", other: "{count} unread messages" },
    "hint-title": "How to begin",
    "hint-type": "Type in the group",
    "hint-seats": "Take a seat and fill the others with computer players",
    "hint-start": "Press Start",
  },
  ru: {
    "demo": "демо",
    "you-are": "Вы —",
    "new-person": "+ человек",
    "new-tab": "Ещё вкладка от имени…",
    "language": "Язык",
    "group": "Группа",
    "new-group": "+ группа",
    "more": "Ещё",
    "group-tab": "Группа",
    "private-tab": "Личный чат",
    "people": {
      one: "Группа · {count} человек", few: "Группа · {count} человека",
      many: "Группа · {count} человек", other: "Группа · {count} человека",
    },
    "only-you": "Личный чат · видит только {name}",
    "write": "Сообщение",
    "send": "Отправить",
    "commands": "Команды",
    "topics": "Темы",
    "general": "Общая",
    "start": "Начать",
    "join": "Вступить в группу",
    "leave": "Выйти из группы",
    "block": "Заблокировать бота",
    "unblock": "Разблокировать бота",
    "pinned": "Закреплено",
    "edited": "изменено",
    "bot": "бот",
    "today": "Сегодня",
    "empty-group": "В группе тихо. Отправьте /newgame, чтобы открыть стол.",
    "empty-private": "Здесь бот покажет ваши карты. Он сможет писать, когда вы нажмёте «Начать».",
    "no-group": "Пока нет групп",
    "name-person": "Как зовут нового человека",
    "name-group": "Название новой группы",
    "person-added": "{name} здесь. Выберите имя вверху или откройте ещё вкладку.",
    "name": "Имя",
    "add": "Добавить",
    "cancel": "Отмена",
    "ok": "ОК",
    "close": "Закрыть",
    "lost": "Связь потеряна. Пробую снова…",
    "failed": "Не получилось. Попробуйте ещё раз.",
    "no-answer": "Бот не ответил.",
    "newest": "К последнему сообщению",
    "stirred": "Есть что нажать",
    "unread": {
      one: "{count} непрочитанное сообщение", few: "{count} непрочитанных сообщения",
      many: "{count} непрочитанных сообщений", other: "{count} непрочитанного сообщения",
    },
    "hint-title": "С чего начать",
    "hint-type": "Напишите в группе",
    "hint-seats": "Займите место, остальные отдайте компьютеру",
    "hint-start": "Нажмите «Начать»",
  },
};

const primary = (language) => (language || "en").split("-")[0];

/** A function (key, values) -> text in the nearest language that the page speaks. */
export function wordsOf(language) {
  const spoken = TEXTS[primary(language)] ? primary(language) : "en";
  const plural = new Intl.PluralRules(spoken);
  return (key, values = {}) => {
    const entry = TEXTS[spoken][key] ?? TEXTS.en[key];
    const text = typeof entry === "string" ? entry : entry[plural.select(values.count)];
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };
}

/** Puts the words into every element that asks for one (data-word, data-label, data-placeholder). */
export function translate(root, word) {
  for (const node of root.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of root.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", word(node.dataset.label));
    node.title = word(node.dataset.label);
  }
  for (const node of root.querySelectorAll("[data-placeholder]")) {
    node.placeholder = word(node.dataset.placeholder);
    node.setAttribute("aria-label", word(node.dataset.placeholder));
  }
}
