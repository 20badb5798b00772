/** Configuration of any format as a flat list of keys and values with their lines. */

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
  return fromLines(text);
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
      for (const [, key = '', value = ''] of tag.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
        settings.push({ key: [...path, key].join('.'), name: key, values: [value], line });
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

/** YAML, TOML, INI, properties, dot files: a section line, `key = value` or `key: value`, then deeper lines and list items. */
function fromLines(text: string): Setting[] {
  const settings: Setting[] = [];
  const around: { indent: number; name: string }[] = [];
  let section = '';
  let open: Setting | undefined;
  let openIndent = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const body = raw.trim();
    if (body === '' || body.startsWith('#') || body.startsWith(';') || body.startsWith('//')) continue;
    const indent = raw.length - raw.trimStart().length;
    const header = /^\[{1,2}([^\]]{1,120})\]{1,2}$/.exec(body);
    if (header !== null) {
      section = header[1] ?? '';
      around.length = 0;
      open = undefined;
      continue;
    }
    const item = body.startsWith('- ') || body === '-';
    const entry = /^(?:- )?["']?([\w./@-]{1,100})["']?\s*(?:=|:(?=\s|$))\s*(.*)$/.exec(body);
    const deeper =
      open !== undefined && (indent > openIndent || (item && indent >= openIndent) || /^[\]"'),}]/.test(body));
    if (deeper && continues(entry === null, item, body, open, section)) {
      open?.values.push(...valuesOf(body.replace(/^- /, '')));
      continue;
    }
    if (entry === null) {
      // A file of arguments, one on a line.
      settings.push({
        key: section === '' ? body : `${section}.${body}`,
        name: body.split(/[\s=]/)[0] ?? body,
        values: valuesOf(body),
        line: index + 1,
      });
      continue;
    }
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const name = entry[1] ?? '';
    const parents = [section, ...around.map((one) => one.name)].filter((part) => part !== '');
    open = { key: [...parents, name].join('.'), name, values: valuesOf(entry[2] ?? ''), line: index + 1 };
    openIndent = item ? indent + 2 : indent;
    settings.push(open);
    around.push({ indent, name });
  }
  return settings;
}

/** Whether a deeper line adds to the setting above: a list item, or what INI carries over to the next line. */
function continues(plain: boolean, item: boolean, body: string, open: Setting | undefined, section: string): boolean {
  if (plain || (item && !/^- [\w.-]+:\s/.test(body))) return true;
  return section !== '' && ((open?.values.length ?? 0) === 0 || body.startsWith('-'));
}

/** A scalar, or the members of an inline list. */
function valuesOf(text: string): string[] {
  const inner = text.replace(/\s+#\s.*$/, '').trim();
  if (inner === '' || inner === '|' || inner === '>' || inner === '[' || inner === ']') return [];
  if (inner.startsWith('[') || /^["'].*["'],?$/.test(inner)) {
    return inner
      .replace(/^\[|\],?$/g, '')
      .split(',')
      .map((part) => part.trim().replace(/^["']|["']$/g, ''))
      .filter((part) => part !== '');
  }
  return [inner.replace(/,$/, '')];
}
