/** The commands. What can be typed after a slash: the commands, flattened to what can be sent, and their options parsed from text. */

export const OptionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/** What a command is used from. */
export const CommandType = { slash: 1, user: 2 };

/** The name and description in the member's own language, if the command has them. */
export function named(thing, locale) {
  return {
    name: thing.name_localized ?? thing.name_localizations?.[locale] ?? thing.name,
    description:
      thing.description_localized ?? thing.description_localizations?.[locale] ?? thing.description ?? "",
  };
}

/**
 * Every slash command and subcommand, in the order in which the bot has registered them. Each entry:
 * `command`, `path` (the subcommands to it), `options`, `title` ("/duel attack"), `description`.
 */
export function entriesFor(commands, locale) {
  return commands
    .filter((command) => (command.type ?? CommandType.slash) === CommandType.slash)
    .flatMap((command) => entriesOf(command, command, [], locale));
}

function entriesOf(command, node, path, locale) {
  const inner = (node.options ?? []).filter((option) => option.type <= OptionType.group);
  if (inner.length) return inner.flatMap((option) => entriesOf(command, option, [...path, option], locale));
  const words = [command, ...path].map((part) => named(part, locale).name);
  return [
    {
      command,
      path,
      key: [command, ...path].map((part) => part.name).join(" "),
      title: `/${words.join(" ")}`,
      description: named(node, locale).description,
      options: (node.options ?? []).map((option) => ({ ...option, shown: named(option, locale) })),
    },
  ];
}

/** The entries that match the typed text, best first: by the start of the name, of a word in it, then anywhere. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase().replace(/^\//, "").trim();
  const rank = (entry) => {
    const name = entry.title.slice(1).toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return entries
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 3)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** Required options first, as they are asked for. */
export const requiredOf = (entry) => entry.options.filter((option) => option.required);

/**
 * The choices that an option itself offers, `{value, label}`, or null if it takes free input.
 * `lists` gives the members, channels and roles of the place.
 */
export function ownChoices(option, lists) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({
      value: choice.value,
      label: choice.name_localized ?? choice.name,
    }));
  switch (option.type) {
    case OptionType.boolean:
      return [
        { value: true, label: "True" },
        { value: false, label: "False" },
      ];
    case OptionType.user:
      return lists.members();
    case OptionType.channel:
      return lists.channels(option.channel_types);
    case OptionType.role:
      return lists.roles();
    case OptionType.mentionable:
      return [...lists.members(), ...lists.roles()];
    default:
      return null;
  }
}

/** The value of the text typed into an option, or the reason why it has none: `{value}` or `{mistake}`. */
export function readValue(option, text, lists) {
  const typed = text.trim();
  if (!typed) return option.required ? { mistake: "This option is required. Specify a value." } : {};
  const choices = ownChoices(option, lists);
  if (choices) {
    const same = choices.find(
      (choice) =>
        choice.label.toLowerCase() === typed.toLowerCase().replace(/^[@#]/, "") ||
        choice.label.toLowerCase() === typed.toLowerCase(),
    );
    return same ? { value: same.value } : { mistake: "Choose one of the listed values." };
  }
  switch (option.type) {
    case OptionType.integer:
      return /^-?\d+$/.test(typed) ? inRange(option, Number(typed)) : { mistake: "Enter a whole number." };
    case OptionType.number:
      return Number.isFinite(Number(typed)) ? inRange(option, Number(typed)) : { mistake: "Enter a number." };
    case OptionType.string:
      return inLength(option, text);
    default:
      return { mistake: "This page cannot send this kind of option." };
  }
}

function inRange({ min_value: least, max_value: most }, value) {
  if (least !== undefined && value < least) return { mistake: `Enter ${least} or more.` };
  if (most !== undefined && value > most) return { mistake: `Enter ${most} or less.` };
  return { value };
}

function inLength({ min_length: least = 0, max_length: most = 6000 }, value) {
  if (value.length < least) return { mistake: `Write at least ${least} characters.` };
  if (value.length > most) return { mistake: `Write at most ${most} characters.` };
  return { value };
}

/** The `data` of an interaction for this entry; `filled` is `[{option, value, focused}]` in order. */
export function commandData(entry, filled) {
  let options = filled.map(({ option, value, focused }) => ({
    type: option.type,
    name: option.name,
    value,
    ...(focused ? { focused: true } : {}),
  }));
  for (const part of [...entry.path].reverse()) options = [{ type: part.type, name: part.name, options }];
  const { id, name, guild_id: guildId } = entry.command;
  return { id, name, type: CommandType.slash, options, ...(guildId ? { guild_id: guildId } : {}) };
}

/** The `data` of an interaction for a command in the menu of a person. */
export function menuCommandData({ id, name }, userId) {
  return { id, name, type: CommandType.user, target_id: userId };
}
