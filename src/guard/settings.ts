/** Configuration of any format as a flat list of keys and values with their lines. */

import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { bracketsOf } from '../syntax/brackets.ts';
import { plainTokens, type Token } from '../syntax/plain-tokens.ts';

export interface Setting {
  /** Names of the sections and objects around it, joined with dots, then its own. */
  key: string;
  name: string;
  values: string[];
  line: number;
}

/** Nothing where a parser cannot read it: then the tool cannot either, and is red. */
export async function readSettings(path: string, text: string): Promise<Setting[]> {
  const parser = parsers.find(([paths]) => paths.test(path))?.[1];
  if (parser === undefined)
    return /\.([\w]*json\w*|[cm]?[jt]sx?|gradle|kts|groovy|rb|simplecov)$/.test(path)
      ? fromCode(text)
      : fromLines(text);
  try {
    return flat(await parser(text), [], linesByWord(text));
  } catch {
    return [];
  }
}

const parsers: readonly (readonly [RegExp, (text: string) => unknown])[] = [
  [/\.toml$/, (text) => parseToml(text)],
  [/\.(xml|xml\.dist|csproj|props|targets)$/, fromXml],
  [/\.ya?ml$|(^|\/)\.(mocha|nyc|c8|tap)rc$/, (text) => parseYaml(text, { logLevel: 'silent' })],
];

/** Loaded when it is needed: 9 MB and 40 ms at every start. Entities of the document's own would let it grow without end. */
async function fromXml(text: string): Promise<unknown> {
  const { XMLParser } = await import('fast-xml-parser');
  const options = { ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false };
  return new XMLParser({ ...options, ignorePiTags: true, processEntities: false }).parse(text);
}

/** Members of lists have their list's key, scalars of one are values of one setting; a plugin of Maven is named in its keys. */
function flat(value: unknown, path: readonly string[], lines: ReturnType<typeof linesByWord>): Setting[] {
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !(one instanceof Date);
  const all = Array.isArray(value) ? value : [value];
  const values = all.filter((one) => !isObject(one) && one !== null).map(String);
  const name = path.at(-1) ?? '';
  const near = lines.get(/\w+/.exec(name)?.[0] ?? '') ?? [];
  const { line = 1 } = near.find(({ text }) => text.includes(values[0]?.split('\n')[0] ?? '')) ?? near[0] ?? {};
  const isOwn = values.length > 0 || (Array.isArray(value) && value.length === 0);
  return [
    ...(isOwn ? [{ key: path.join('.'), name, values, line }] : []),
    ...all
      .filter(isObject)
      .flatMap((one) =>
        Object.entries(one as object).flatMap(([key, inner]) =>
          flat(inner, key === '#text' ? path : [...path, ...pluginOf(one), key], lines),
        ),
      ),
  ];
}

/** Where each word stands, its first lines: no parser tells. */
function linesByWord(text: string): Map<string, { line: number; text: string }[]> {
  const found = new Map<string, { line: number; text: string }[]>();
  for (const [index, line] of text.split('\n').entries())
    for (const word of line.match(/\w+/g) ?? []) {
      const known = found.get(word) ?? [];
      if (known.length < 50) found.set(word, [...known, { line: index + 1, text: line }]);
    }
  return found;
}

const pluginOf = (one: object) => ('artifactId' in one ? [String(one.artifactId)] : []);

/** `key: value`, `key = value` and `name(value)` in JSON, JavaScript, Gradle and Ruby. */
function fromCode(text: string): Setting[] {
  const tokens = plainTokens(text);
  const { match, parent } = bracketsOf(tokens);
  const settings: Setting[] = [];
  /** The key that a bracket belongs to. */
  const owner = new Map<number, string>();
  const pathOf = (index: number): string => {
    const names: string[] = [];
    for (let at = parent[index] ?? -1, depth = 0; at !== -1 && depth < 12; at = parent[at] ?? -1, depth++)
      names.unshift(...[owner.get(at)].filter((name) => name !== undefined));
    return names.join('.');
  };
  for (const [index, { kind, text: name, line }] of tokens.entries()) {
    const next = tokens[index + 1];
    if (kind === 'number' || kind === 'punct' || next?.kind !== 'punct' || !/^[:=({]$/.test(next.text)) continue;
    let at = index + (/^[({]$/.test(next.text) ? 1 : 2);
    while (tokens[at]?.text === '(' && tokens[at + 1]?.text === '{') at++;
    const open = tokens[at];
    const close = match[at] ?? -1;
    if (open?.text === '{' && open.kind === 'punct') {
      owner.set(at, name);
      continue;
    }
    const bracketed = open?.kind === 'punct' && /^[[(]$/.test(open.text) && close > at;
    const until = bracketed ? Math.min(close, at + 400) : endOfValue(tokens, at);
    const values = tokens.slice(at, until).flatMap((one) => (one.kind === 'punct' ? [] : [one.text]));
    const path = pathOf(index);
    settings.push({ key: path === '' ? name : `${path}.${name}`, name, values, line });
  }
  return settings;
}

function endOfValue(tokens: readonly Token[], at: number): number {
  const end = tokens
    .slice(at, at + 30)
    .findIndex(({ line, text }) => line !== tokens[at]?.line || /^[,};]$/.test(text));
  return end === -1 ? Math.min(at + 30, tokens.length) : at + end;
}

/** INI, properties, dot files of arguments: a section, `key = value` or `key: value` with what deeper lines add, or a line as it is. */
function fromLines(text: string): Setting[] {
  const settings: Setting[] = [];
  let section = '';
  let open: Setting | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const body = raw.trim();
    if (body === '' || /^(#|;|\/\/)/.test(body)) continue;
    const header = /^\[([^\]]{1,120})\]$/.exec(body)?.[1];
    if (header !== undefined) section = `${header}.`;
    if (header !== undefined) open = undefined;
    else if (open !== undefined && /^\s/.test(raw)) open.values.push(body);
    else {
      const [, name, value = ''] = /^([\w./@-]{1,100})\s*[=:]\s*(.*)$/.exec(body) ?? [];
      const own = {
        key: `${section}${name ?? body}`,
        name: name ?? (body.split(/[\s=]/)[0] as string),
        line: index + 1,
      };
      const setting = { ...own, values: name === undefined ? [body] : value === '' ? [] : [value] };
      open = name === undefined ? undefined : setting;
      settings.push(setting);
    }
  }
  return settings;
}
