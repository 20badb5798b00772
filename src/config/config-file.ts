/** Parses the text of a `.github/redgreen.yml` into setting values, and problems with their line and column. */

import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../run/errors.ts';
import { didYouMean, isSetting } from './setting-names.ts';
import { readSetting, shown } from './setting-value.ts';
import { aboutOf, type SettingName } from './settings.ts';

export const configPath = '.github/redgreen.yml';

/** A configuration is a page of text; more is a mistake or an attack. */
const maxBytes = 64 * 1024;
/** Enough to share a list of globs between two keys, too few for a billion laughs. */
const maxAliases = 20;
/** The library looks for doubled keys by comparing each with each, seconds for a file full of them: done here once. */
const yamlOptions = { logLevel: 'error', prettyErrors: false, uniqueKeys: false } as const;
/** A file with more is another kind of file. */
const maxProblems = 30;

export interface ConfigFile {
  values: Map<SettingName, unknown>;
  problems: Problem[];
  /** Where each value stands: what is wrong with it may show only beside others. */
  places: Map<SettingName, Position>;
}

interface Position {
  line: number;
  column: number;
}

/** Reads a file's text; every problem has its line and column. `source` is how the file is called in messages. */
export function readConfigFile(text: string, source: string = configPath): ConfigFile {
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    return failed({ source, message: `the file has ${bytes} bytes; allowed: ${maxBytes}` });
  }
  const lines = new LineCounter();
  const at = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0);
    return { line, column: col };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, ...yamlOptions });
    const broken = document.errors.map(({ message, pos }): Problem => ({ source, message, ...at(pos[0]) }));
    if (broken.length > 0) return { ...empty(), problems: broken };
    // Resolved once as a whole, because the alias limit counts over the document.
    const plain: unknown = document.toJS({ maxAliasCount: maxAliases, mapAsMap: true });
    if (document.contents === null || plain === null) return empty();
    if (!isMap(document.contents) || !(plain instanceof Map)) {
      return failed({ source, message: 'the file is not a mapping of settings', ...at(document.contents.range?.[0]) });
    }
    const positions = new Map<unknown, number | undefined>();
    const twice: Problem[] = [];
    for (const { key } of document.contents.items) {
      if (!isScalar(key)) continue;
      const position = key.range?.[0];
      if (positions.has(key.value))
        twice.push({ source, message: `${shown(key.value)} is given twice`, ...at(position) });
      else positions.set(key.value, position);
    }
    const file = readKeys(plain, source, (name) => at(positions.get(name)));
    return { ...file, problems: [...twice, ...file.problems].slice(0, maxProblems) };
  } catch (error) {
    const reason =
      error instanceof RangeError ? 'nested too deeply' : error instanceof Error ? error.message : 'unreadable';
    return failed({ source, message: `the file cannot be read as YAML: ${reason}` });
  }
}

function readKeys(plain: Map<unknown, unknown>, source: string, at: (name: unknown) => Position) {
  const file = empty();
  for (const [name, value] of plain) {
    if (file.problems.length >= maxProblems) break;
    const read = readKey(String(name), value instanceof Map ? deepObject(value) : value, source);
    if ('problem' in read) file.problems.push({ ...read.problem, ...at(name) });
    else if (read.value !== undefined && isSetting(String(name))) {
      file.values.set(String(name) as SettingName, read.value);
      file.places.set(String(name) as SettingName, at(name));
    }
  }
  return file;
}

function readKey(name: string, value: unknown, source: string) {
  if (!isSetting(name)) {
    const label = JSON.stringify(name.slice(0, 60));
    return { problem: { source, setting: name, message: `${label} is not a setting.${didYouMean(name)}` } };
  }
  const { places } = aboutOf(name);
  if (!places.includes('file')) {
    const where = places.includes('environment') ? 'an input, a flag or the environment' : 'an input';
    return { problem: { source, setting: name, message: `${name} may not be set in a file; allowed: ${where}` } };
  }
  return readSetting(name, value, source);
}

/** Own properties only: `__proto__` as a key of YAML stays a key. */
function deepObject(map: Map<unknown, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    [...map].map(([key, value]) => [String(key), value instanceof Map ? deepObject(value) : value]),
  );
}

const empty = (): ConfigFile => ({ values: new Map(), problems: [], places: new Map() });

function failed(problem: Problem): ConfigFile {
  return { ...empty(), problems: [problem] };
}
