/** Failing tests in a JSON value of any reporter: told by its shape, not by whose it is. */
import { isObject, type JsonObject } from '../text/json.ts';
import { account } from './account.ts';
import type { Failure } from './failure.ts';
import { cleanPath } from './frames.ts';

interface Found {
  names: string[];
  file?: string;
  line?: number;
  /** What it calls by `…Id`. */
  refs?: string[];
}

const mostFailures = 2000;
const mostKnown = 20_000;
const deepest = 40;

/** Whatever has a name, a bad status or an error, and a message, and holds nothing of that kind itself. */
export function jsonFailures(value: unknown, known: Known = new Map()): Failure[] {
  const failures: Failure[] = [];
  learn(value, known, 0);
  walk(value, { names: [] }, { failures, known }, 0);
  return failures;
}

/** By `id` what has a name or leads to it: events name each other by ids. */
export type Known = Map<string, { name?: string; refs: string[] }>;

function learn(value: unknown, known: Known, depth: number): void {
  if (depth > 6 || known.size > mostKnown || typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) learn(each, known, depth + 1);
  const json = value as JsonObject;
  if (isText(json.id)) known.set(json.id, { name: isText(json.name) ? json.name : undefined, refs: refsOf(json) });
}

function refsOf(json: JsonObject): string[] {
  const keys = Object.keys(json).filter((key) => key.endsWith('Id'));
  return keys.map((key) => json[key]).filter(isText);
}

/** The nearest name that these ids lead to. */
function nameBy(refs: readonly string[], known: Known, depth = 0): string | undefined {
  const found = refs.map((ref) => known.get(ref)).filter((each) => each !== undefined);
  const name = found.find((each) => each.name !== undefined)?.name;
  if (name !== undefined || found.length === 0 || depth > 4) return name;
  return nameBy(
    found.flatMap((each) => each.refs),
    known,
    depth + 1,
  );
}

function walk(value: unknown, within: Found, to: { failures: Failure[]; known: Known }, depth: number): void {
  const { failures } = to;
  if (depth > deepest || failures.length >= mostFailures || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // `["fail",{…}]`: a stream of events.
    if (typeof value[0] === 'string' && isBad(value[0]) && isObject(value[1]))
      walk({ status: 'failed', ...value[1] }, within, to, depth + 1);
    else for (const each of value) walk(each, within, to, depth + 1);
    return;
  }
  const json = value as JsonObject;
  const found = foundIn(json, within);
  const known = failures.length;
  for (const [key, each] of Object.entries(json)) if (!errorKeys.has(key)) walk(each, found, to, depth + 1);
  if (failures.length > known) return;
  if (found.names.length === 0 && found.file === undefined) {
    const named = hasBadStatus(json) ? nameBy(found.refs ?? [], to.known) : undefined;
    if (named === undefined) return;
    found.names = [named];
  }
  const errors = [...texts(errorKeysOf(json), 0), ...valuesOf(json)];
  const said = (errors.length > 0 ? errors : texts([json.stdout, json.stderr, json.output], 0)).join('\n');
  if (said.trim() === '' || !(hasBadStatus(json) || errorObject(json))) return;
  const lines = said
    .replace(/\u001b\[[\d;]{0,20}m/g, '')
    .split('\n')
    .slice(0, 400);
  const described = account(lines, found.file);
  const name = found.names.join(' › ');
  failures.push({
    runner: 'json',
    ...described,
    name: name || (found.file ?? ''),
    kind: name === '' ? 'suite' : undefined,
    line: described.line ?? found.line,
  });
}

const nameKeys = 'fullTitle full_description fullName full_name title name description test testName case'.split(' ');

/** The names so far and this object's own; a file's name is its file. */
function foundIn(json: JsonObject, within: Found): Found {
  const location = isObject(json.location) ? json.location : {};
  const place = [json.file, json.filePath, json.file_path, json.filename, location.file].find(isText);
  const line = [json.line, json.line_number, location.line].find((each) => typeof each === 'number' && each > 0);
  const key = nameKeys.find((each) => isText(json[each]));
  const name = key === undefined ? undefined : (json[key] as string);
  const isFile = name !== undefined && /^\S{1,400}\.\w{1,5}$/.test(name);
  const ancestors = Array.isArray(json.ancestorTitles) ? json.ancestorTitles.filter(isText) : undefined;
  const whole = key?.startsWith('full') === true;
  const before = whole ? [] : (ancestors ?? within.names);
  return {
    names:
      name === undefined || isFile
        ? within.names
        : [...before, whole && isText(json.title) ? leafed(name, json.title) : name],
    file: place !== undefined ? cleanPath(place) : isFile ? cleanPath(name) : within.file,
    line: line === undefined ? within.line : Number(line),
    refs: [...refsOf(json), ...(within.refs ?? [])].slice(0, 20),
  };
}

/** `suite inner name` with the title `name` is `suite inner › name`. */
function leafed(whole: string, title: string): string {
  return whole.endsWith(` ${title}`) ? `${whole.slice(0, -title.length - 1)} › ${title}` : whole;
}

function hasBadStatus(json: JsonObject): boolean {
  const status = [json.status, json.state, json.outcome, json.result, json.verdict, json.event].find(isText);
  return (status !== undefined && isBad(status)) || json.ok === false || json.success === false || json.pass === false;
}

function isBad(status: string): boolean {
  return /^(?:fail(?:ed|ure)?|error(?:ed)?|broken|timed-?out|unexpected|crashed|ambiguous)$/i.test(status);
}

const errorKeys = new Set(
  (
    'message err error errors exception failure failureMessage failureMessages failure_message error_message stack ' +
    'longrepr trace diff expected actual details snippet backtrace'
  ).split(' '),
);

/** `"want":422`: values that are no texts, as they stand. */
function valuesOf(json: JsonObject): string[] {
  return Object.entries(json)
    .filter(([key]) => /^(?:want(?:ed)?|have|got|found|expected|actual|received|measure|limit)$/i.test(key))
    .filter(([key, value]) => !(errorKeys.has(key) && isText(value)) && value !== null && value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .filter(({ length }) => length < 400);
}

function errorKeysOf(json: JsonObject): unknown[] {
  return [...errorKeys].filter((key) => key in json && key !== 'details').map((key) => json[key]);
}

function errorObject(json: JsonObject): boolean {
  return ['err', 'error', 'exception', 'failure', 'failureMessages'].some((key) => texts([json[key]], 0).length > 0);
}

/** The strings in it, each once: a stack begins with the message. */
function texts(values: unknown[], depth: number): string[] {
  const found: string[] = [];
  for (const value of values) {
    if (depth > 4) break;
    const own = isText(value)
      ? [value]
      : Array.isArray(value)
        ? texts(value, depth + 1)
        : isObject(value)
          ? texts(errorKeysOf(value), depth + 1)
          : [];
    for (const text of own) if (!found.some((each) => each.includes(text))) found.push(text);
  }
  return found;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
