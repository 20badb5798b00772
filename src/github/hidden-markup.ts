/**
 * Takes out of Markdown what a page does not show. Scanners, not patterns: an issue's text is chosen by strangers, and each
 * of these passes over it about once.
 */

export interface Carrier {
  what: string;
  /** Takes every carrier out of the text and reports each. */
  strip(text: string, found: () => void): string;
}

/** What hides whatever stands in it. */
export const commentCarriers: Carrier[] = [
  // An unclosed comment hides the rest of the text.
  { what: 'HTML comment', strip: (text, found) => between(text, '<!--', '-->', found, 'to-end') },
  { what: 'HTML declaration', strip: (text, found) => between(text, '<?', '?>', found, 'keep') },
  { what: 'HTML declaration', strip: (text, found) => between(text, '<!', '>', found, 'keep') },
];

export const markupCarriers: Carrier[] = [
  { what: 'image', strip: images },
  { what: 'tag without an end', strip: openTags },
  { what: 'HTML image or attributes', strip: tags },
  { what: 'link title', strip: titles },
  {
    what: 'invisible entity',
    strip: replaces(
      /&(?:ZeroWidthSpace|NoBreak|zwn?j|shy|lrm|rlm|ic|it|af|InvisibleTimes|InvisibleComma|ApplyFunction);/g,
    ),
  },
];

export function replaces(pattern: RegExp): Carrier['strip'] {
  return (text, found) =>
    text.replace(pattern, () => {
      found();
      return '';
    });
}

function between(text: string, open: string, close: string, found: () => void, unclosed: 'to-end' | 'keep'): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, from)) {
    const end = text.indexOf(close, at + open.length);
    if (end < 0 && unclosed === 'keep') break;
    found();
    out += text.slice(from, at);
    if (end < 0) return out;
    from = end + close.length;
  }
  return out + text.slice(from);
}

/** `![alt](address "title")`, `![alt][name]`, `![alt]`: only the picture is seen, never these words. */
function images(text: string, found: () => void): string {
  const closing = pairs(text);
  let out = '';
  let from = 0;
  for (let at = text.indexOf('!['); at >= 0; at = text.indexOf('![', Math.max(from, at + 1))) {
    const close = closing.get(at + 1);
    if (close === undefined) continue;
    const next = text[close + 1];
    const end = next === '(' ? linkEnd(text, close + 1) : next === '[' ? closing.get(close + 1) : undefined;
    found();
    out += `${text.slice(from, at)}[image]`;
    from = (end ?? close) + 1;
  }
  return out + text.slice(from);
}

function titles(text: string, found: () => void): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', Math.max(from, at + 1))) {
    const address =
      /^\((?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\))?[^\s()]*)/.exec(text.slice(at + 1, at + 3000))?.[0] ?? '(';
    const end = linkEnd(text, at + 1);
    if (end === undefined || text.slice(at + 1 + address.length, end).trim() === '') continue;
    found();
    out += `${text.slice(from, at + 1)}${address})`;
    from = end + 1;
  }
  return out + text.slice(from);
}

/** Index of the parenthesis that ends `(address "title")`; `open` is its first one. */
function linkEnd(text: string, open: number): number | undefined {
  const address =
    /^\(\s*(?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\))?[^\s()]*)\s*/.exec(text.slice(open, open + 3000))?.[0] ?? '(';
  const at = open + address.length;
  const quote = text[at] ?? '';
  if (quote === ')') return at;
  if (!['"', "'", '('].includes(quote)) return undefined;
  const close = text.indexOf(quote === '(' ? ')' : quote, at + 1);
  if (close < 0) return undefined;
  const rest = /^\s*\)/.exec(text.slice(close + 1, close + 100))?.[0];
  return rest === undefined ? undefined : close + rest.length;
}

/** More tags than this without an end: whatever follows is not readable, and left out. */
const maxOpenTags = 50;

/** A tag keeps its name; what its attributes say is not seen. */
function tags(text: string, found: () => void): string {
  let out = '';
  let from = 0;
  let unclosed = 0;
  for (const { 0: start, 1: slash = '', 2: name = '', index: at } of text.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])/gi,
  )) {
    if (at < from) continue;
    const end = tagEnd(text, at + start.length);
    if (end === undefined) {
      unclosed += 1;
      if (unclosed <= maxOpenTags) continue;
      found();
      return out + text.slice(from, at);
    }
    const isImage = /^(?:img|picture|video|audio|source|svg|iframe)$/i.test(name);
    const attributes = text.slice(at + start.length, end).replace('/', '');
    if (isImage || attributes.trim() !== '') found();
    out += text.slice(from, at) + (isImage ? '[image]' : `<${slash}${name}>`);
    from = end + 1;
  }
  return out + text.slice(from);
}

/** A block of HTML that its first tag never leaves: for a browser all of it is attributes, up to the next tag of the page. */
export function openTags(text: string, found: () => void): string {
  let out = '';
  let from = 0;
  let blank = -1;
  for (const { 0: line, 1: start = '', index } of text.matchAll(
    /^((?:[ \t]|[-*+>]|\d{1,9}[.)])*)<\/?(?:address|article|aside|blockquote|body|center|col|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|legend|li|link|main|menu|nav|ol|option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|tr|track|ul)(?=[\s/])/gim,
  )) {
    const at = index + start.length;
    if (at < from) continue;
    // Looked for once for all the tags in front of it.
    if (blank < at) {
      blankLine.lastIndex = at;
      blank = blankLine.exec(text)?.index ?? text.length;
    }
    if (tagEnd(text.slice(at, blank), line.length - start.length) !== undefined) continue;
    found();
    out += text.slice(from, at);
    from = blank;
  }
  return out + text.slice(from);
}
const blankLine = /\n[ \t>]*(?=\n)/g;

/** Index of the `>` that ends a tag, quoted attribute values skipped as a browser does. */
function tagEnd(text: string, start: number): number | undefined {
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '>') return at;
    if ((char !== '"' && char !== "'") || !/=\s*$/.test(text.slice(Math.max(start, at - 20), at))) continue;
    at = text.indexOf(char, at + 1);
    if (at < 0) return undefined;
  }
  return undefined;
}

/** Opening bracket → the one that closes it. */
function pairs(text: string): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') open.push(at);
    else if (char === ']') {
      const start = open.pop();
      if (start !== undefined) closing.set(start, at);
    }
  }
  return closing;
}
