/** Configuration of any format as a flat list of keys and values with their lines. */

import { parse as toml } from 'smol-toml';
import { parse as yaml } from 'yaml';
import { bracketsOf } from '../syntax/brackets.ts';
import { plainTokens, type Token } from '../syntax/plain-tokens.ts';

export interface Setting {
  /** Names of the sections and objects around it, joined with dots, then its own. */
  key: string;
  name: string;
  values: string[];
  line: number;
}

export function readSettings(path: string, text: string): Setting[] {
  if (
    /\.(json|jsonc|[cm]?[jt]sx?|gradle|kts|groovy|rb|simplecov)$|(^|\/)(\.mocharc|\.nycrc|\.c8rc|Jenkinsfile)$/.test(
      path,
    ) &&
    !/^\s*[\w-]+:\s/.test(text)
  )
    return fromCode(text);
  if (/\.(xml|xml\.dist|csproj|props|targets)$/.test(path)) return fromXml(text);
  if (/\.toml$/.test(path)) return fromDocument(text, toml);
  return /\.ya?ml$|(^|\/)\.(mocharc|nycrc|taprc)$/.test(path)
    ? fromDocument(text, (own) =>
        yaml(own, { maxAliasCount: 20, prettyErrors: false, logLevel: 'silent', uniqueKeys: false }),
      )
    : fromLines(text);
}

/** `key: value`, `key = value` and `name(value)` in JSON, JavaScript, Gradle and Ruby. */
function fromCode(text: string): Setting[] {
  const tokens = plainTokens(text);
  const { match, parent } = bracketsOf(tokens);
  const settings: Setting[] = [];
  /** The key that a bracket belongs to. */
  const owner = new Map<number, string>();
  const pathOf = (index: number): string => {
    const names: string[] = [];
    for (let at = parent[index] ?? -1, depth = 0; at !== -1 && depth < 12; at = parent[at] ?? -1, depth++) {
      const name = owner.get(at);
      if (name !== undefined) names.unshift(name);
    }
    return names.join('.');
  };
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.kind === 'number' || token.kind === 'punct' || next === undefined || next.kind !== 'punct') continue;
    let at = index + (next.text === '(' || next.text === '{' ? 1 : 2);
    if (next.text !== ':' && next.text !== '=' && next.text !== '(' && next.text !== '{') continue;
    while (tokens[at]?.text === '(' && tokens[at + 1]?.text === '{') at++;
    const open = tokens[at];
    const close = match[at] ?? -1;
    if (open?.text === '{' && open.kind === 'punct') {
      owner.set(at, token.text);
      continue;
    }
    const bracketed = open?.kind === 'punct' && (open.text === '[' || open.text === '(') && close > at;
    const until = bracketed ? Math.min(close, at + 400) : endOfValue(tokens, at);
    const values = tokens
      .slice(at, until)
      .filter((one) => one.kind !== 'punct')
      .map((one) => one.text);
    const path = pathOf(index);
    settings.push({
      key: path === '' ? token.text : `${path}.${token.text}`,
      name: token.text,
      values,
      line: token.line,
    });
  }
  return settings;
}

function endOfValue(tokens: readonly Token[], at: number): number {
  const line = tokens[at]?.line;
  let end = at;
  while (
    end < at + 30 &&
    tokens[end]?.line === line &&
    tokens[end]?.text !== ',' &&
    tokens[end]?.text !== '}' &&
    tokens[end]?.text !== ';'
  )
    end++;
  return end;
}

/** Attributes and the text of elements. */
function fromXml(text: string): Setting[] {
  const settings: Setting[] = [];
  const path: string[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const between = text.slice(at, open === -1 ? text.length : open);
    const name = path.at(-1) ?? '';
    if (between.trim() !== '' && name !== '')
      settings.push({ key: path.join('.'), name, values: [between.trim()], line });
    line += lineBreaks(between);
    if (open === -1) break;
    const comment = text.startsWith('<!--', open);
    const found = text.indexOf(comment ? '-->' : '>', open);
    const close = found === -1 ? text.length : found;
    const tag = text.slice(open + 1, close);
    if (!comment && tag.startsWith('/')) path.pop();
    else if (!comment && !tag.startsWith('?') && !tag.startsWith('!')) {
      const tagName = /^[\w:.-]+/.exec(tag)?.[0] ?? '';
      path.push(tagName);
      for (const [, key = '', double, single = ''] of tag.matchAll(/(?<![\w:.-])([\w:.-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
        settings.push({ key: [...path, key].join('.'), name: key, values: [double ?? single], line });
      }
      if (tag.endsWith('/')) path.pop();
    }
    line += lineBreaks(tag);
    at = close + (comment ? 3 : 1);
  }
  return settings;
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** Each scalar, and the scalars of a list together; what cannot be read is taken by its lines. */
function fromDocument(text: string, read: (text: string) => unknown): Setting[] {
  const settings: Setting[] = [];
  // No parser tells where a value stands: keys come in their order.
  const known = new Map<string, number[]>();
  for (const [index, line] of text.split('\n').entries())
    for (const [name] of line.matchAll(/(?<![\w/@-])[\w/@-]+(?=["']?\s*[:=.\]])/g))
      known
        .set(name, known.get(name) ?? [])
        .get(name)
        ?.push(index + 1);
  let last = 0;
  const lineOf = (name: string) => {
    const lines = known.get(name) ?? [];
    while (lines.length > 1 && (lines[0] ?? 0) < last) lines.shift();
    last = (lines.length > 1 ? lines.shift() : lines[0]) ?? last;
    return last;
  };
  const walk = (value: unknown, path: readonly string[], line: number): void => {
    if (path.length > deepest) return;
    const items = Array.isArray(value) ? value : [value];
    const tables = items.filter(isTable);
    const plain = items.filter((item) => !isTable(item)).flatMap((item) => String(item ?? '').split('\n'));
    const values = plain.map((one) => one.trim()).filter((one) => one !== '');
    if (tables.length === 0 || values.length > 0)
      settings.push({ key: path.join('.'), name: path.at(-1) ?? '', values, line });
    for (const table of tables)
      for (const [name, inner] of Object.entries(table)) walk(inner, [...path, name], lineOf(name));
  };
  try {
    const root = text.length > mostChars || isDeep(text) ? undefined : read(text);
    if (isTable(root)) walk(root, [], 1);
  } catch {}
  return settings.length > 0 ? settings : fromLines(text);
}
const deepest = 12;
/** Parsers take the square of the time for what nobody writes. */
const mostChars = 20_000;
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [one] of text.matchAll(/[[\]{}]/g)) {
    depth += /[[{]/.test(one) ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
/** Lists are told with numbers for names, where they stand in lists. */
const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** INI, properties, dot files, files of arguments: a section line, `key = value` or `key: value`, then deeper lines. */
function fromLines(text: string): Setting[] {
  const settings: Setting[] = [];
  let section = '';
  let open: { setting: Setting; indent: number } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const body = raw.trim();
    if (body === '' || /^(?:[#;]|\/\/)/.test(body)) continue;
    const indent = raw.length - raw.trimStart().length;
    const header = /^\[{1,2}([^\]]{1,120})\]{1,2}$/.exec(body);
    const entry = /^["']?([\w./@-]{1,100})["']?\s*(?:=|:(?=\s|$))\s*(.*)$/.exec(body);
    if (header !== null) {
      section = header[1] ?? '';
      open = undefined;
    } else if (open !== undefined && indent > open.indent && (entry === null || carriesOn(body, open.setting, section)))
      open.setting.values.push(...valuesOf(body));
    else {
      // A file of arguments has one on a line.
      const name = entry?.[1] ?? body;
      const key = section === '' ? name : `${section}.${name}`;
      const own = {
        key,
        name: entry?.[1] ?? body.split(/[\s=]/)[0] ?? body,
        values: valuesOf(entry?.[2] ?? body),
        line: index + 1,
      };
      settings.push(own);
      if (entry !== null) open = { setting: own, indent };
    }
  }
  return settings;
}

/** What INI carries over to the next line may look like a key. */
function carriesOn(body: string, { values }: Setting, section: string): boolean {
  return section !== '' && (values.length === 0 || body.startsWith('-'));
}

/** A scalar, or the members of an inline list. */
function valuesOf(text: string): string[] {
  const inner = text.replace(/(?<!\s)\s+#\s.*$/, '').trim();
  if (!/^(?:\[|["'].*["'],?$)/.test(inner)) return inner === '' ? [] : [inner.replace(/,$/, '')];
  const parts = inner.replace(/^\[|\],?$/g, '').split(',');
  return parts.map((part) => part.trim().replace(/^["']|["']$/g, '')).filter((part) => part !== '');
}
