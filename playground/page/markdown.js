/** Parses Discord's dialect of Markdown into a tree of plain objects, independent of the page. */

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;
const REST_QUOTE = /^>>> ?/;

/** Read a message's text into blocks: paragraph, heading, subtext, quote, list, code. */
export function blocks(source) {
  const found = [];
  let lines = [];
  const flush = () => {
    if (lines.length) found.push({ type: "paragraph", children: inline(lines.join("\n")) });
    lines = [];
  };
  let rest = source.replaceAll("\r\n", "\n");
  while (rest.length) {
    const taken = blockAt(rest);
    if (taken) {
      flush();
      found.push(taken.block);
      rest = rest.slice(taken.length).replace(/^\n/, "");
      continue;
    }
    const line = lineOf(rest);
    // A fence may open in the middle of a line: the line ends there.
    const fence = line.indexOf("```");
    const end = fence > 0 && FENCE.test(rest.slice(fence)) ? fence : line.length;
    lines.push(line.slice(0, end));
    rest = rest.slice(end).replace(/^\n/, "");
  }
  flush();
  return found;
}

const lineOf = (text) => text.split("\n", 1)[0];

function blockAt(text) {
  const line = lineOf(text);
  const fence = FENCE.exec(text);
  if (fence)
    return { block: { type: "code", language: fence[1] ?? "", text: fence[2] }, length: fence[0].length };
  if (REST_QUOTE.test(text))
    return { block: { type: "quote", children: blocks(text.replace(REST_QUOTE, "")) }, length: text.length };
  if (QUOTE.test(line) && line.startsWith("> ")) return quoteAt(text);
  const heading = HEADING.exec(line);
  if (heading)
    return {
      block: { type: "heading", level: heading[1].length, children: inline(heading[2]) },
      length: line.length,
    };
  const subtext = SUBTEXT.exec(line);
  if (subtext) return { block: { type: "subtext", children: inline(subtext[1]) }, length: line.length };
  return ITEM.test(line) ? listAt(text) : null;
}

function quoteAt(text) {
  const quoted = takeLines(text, (line) => line.startsWith("> ") || line === ">");
  const inner = quoted.map((line) => QUOTE.exec(line)[1]).join("\n");
  return { block: { type: "quote", children: blocks(inner) }, length: quoted.join("\n").length };
}

function listAt(text) {
  const isNumbered = (line) => /^\d/.test(line);
  const first = lineOf(text);
  // A number after bullets (or the reverse) starts a new list, unless it is nested.
  const lines = takeLines(
    text,
    (line) => ITEM.test(line) && (line.startsWith("  ") || isNumbered(line) === isNumbered(first)),
  );
  const items = lines.map((line) => {
    const [, indent, mark, words] = ITEM.exec(line);
    return {
      depth: Math.floor(indent.length / 2),
      isOrdered: /\d/.test(mark),
      number: parseInt(mark, 10),
      children: inline(words),
    };
  });
  return { block: nest(items), length: lines.join("\n").length };
}

function takeLines(text, belongs) {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !belongs(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Turn items with depths into nested lists. */
function nest(items) {
  const [first] = items;
  const list = { type: "list", isOrdered: first.isOrdered, start: first.number || 1, items: [] };
  for (let index = 0; index < items.length;) {
    const end = items.findIndex((item, at) => at > index && item.depth <= first.depth);
    const inner = items.slice(index + 1, end < 0 ? items.length : end);
    list.items.push([
      { type: "paragraph", children: items[index].children },
      ...(inner.length ? [nest(inner)] : []),
    ]);
    index += 1 + inner.length;
  }
  return list;
}

// Each rule is tried at the present place; the first that fits is taken, so longer marks come first.
const RULES = [
  [/\\([^\w\s])/y, ([, mark]) => ({ type: "text", text: mark })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => ({ type: "inline-code", text: code })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    ([, seconds, style]) => ({ type: "time", seconds: Number(seconds), style: style ?? "f" }),
  ],
  [/<@!?(\d+)>/y, ([, id]) => ({ type: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ type: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ type: "channel", id })],
  [/<\/([^:>\n]{1,100}):(\d+)>/y, ([, name, id]) => ({ type: "command", name, id })],
  [
    /<(a)?:(\w{2,32}):(\d+)>/y,
    ([, animated, name, id]) => ({ type: "emoji", name, id, isAnimated: Boolean(animated) }),
  ],
  [/@(everyone|here)/y, ([whole]) => ({ type: "everyone", text: whole })],
  [
    /\[((?:[^\[\]\\]|\\.|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y,
    ([, label, url]) => ({ type: "link", url, children: inline(label) }),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => ({ type: "link", url, children: [{ type: "text", text: url }] })],
  [
    /https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y,
    ([url]) => ({ type: "link", url, children: [{ type: "text", text: url }] }),
  ],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner]) => ({ type: "spoiler", children: inline(inner) })],
  [
    /\*\*\*(\S(?:[\s\S]*?\S)?)\*\*\*/y,
    ([, inner]) => ({ type: "strong", children: [{ type: "em", children: inline(inner) }] }),
  ],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, ([, inner]) => ({ type: "strong", children: inline(inner) })],
  [/__([\s\S]+?)__(?!_)/y, ([, inner]) => ({ type: "u", children: inline(inner) })],
  [/~~([\s\S]+?)~~/y, ([, inner]) => ({ type: "s", children: inline(inner) })],
  [/\*(?=[^\s*])([\s\S]*?[^\s*])\*(?!\*)/y, ([, inner]) => ({ type: "em", children: inline(inner) })],
  [/_(?=[^\s_])([\s\S]*?[^\s_])_(?!\w)/y, ([, inner]) => ({ type: "em", children: inline(inner) })],
];

/** Parse a run of text into marks, mentions, links and text. */
export function inline(source) {
  const nodes = [];
  let words = "";
  for (let at = 0; at < source.length;) {
    const taken = ruleAt(source, at);
    if (!taken) {
      words += source[at];
      at += 1;
      continue;
    }
    if (words) nodes.push({ type: "text", text: words });
    words = "";
    nodes.push(taken.node);
    at += taken.length;
  }
  if (words) nodes.push({ type: "text", text: words });
  return nodes;
}

function ruleAt(source, at) {
  // `_` opens emphasis only at the start of a word.
  if (source[at] === "_" && source[at + 1] !== "_" && /\w/.test(source[at - 1] ?? "")) return null;
  for (const [pattern, node] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { node: node(match), length: match[0].length };
  }
  return null;
}
