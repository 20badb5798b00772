/** Finds the failing tests in a JSON report of any test runner, by the shape of its objects. */
import { isObject, type JsonObject } from '../text/json.ts';
import { listed } from '../text/word-list.ts';
import { account, type Failure } from './failure-lines.ts';
import { cleanPath } from './stack-frames.ts';

interface Found {
  names: string[];
  file?: string;
  line?: number;
}

const mostFailures = 2000;
const deepest = 40;

/** Whatever has a name, a bad status and a message, and holds nothing of that kind itself. */
export function jsonFailures(value: unknown): Failure[] {
  const failures: Failure[] = [];
  walk(value, { names: [] }, failures, 0);
  return failures;
}

function walk(value: unknown, within: Found, failures: Failure[], depth: number): void {
  if (depth > deepest || failures.length >= mostFailures || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) walk(each, within, failures, depth + 1);
    return;
  }
  const json = value as JsonObject;
  const found = foundIn(json, within);
  const before = failures.length;
  for (const [key, each] of Object.entries(json)) if (!errorKeys.includes(key)) walk(each, found, failures, depth + 1);
  if (failures.length > before || (found.names.length === 0 && found.file === undefined)) return;
  const said = texts(errorsOf(json), 0).join('\n');
  if (said.trim() === '' || ![json.status, json.state, json.outcome].some(isBad)) return;
  const lines = said.replace(/\u001b\[[\d;]{0,20}m/g, '').split('\n');
  const described = account(lines.slice(0, 400), found.file);
  const name = found.names.join(' › ');
  const kind = name === '' ? 'suite' : undefined;
  const whole = { runner: 'json', ...described, name: name || (found.file ?? ''), kind } as const;
  failures.push({ ...whole, line: described.line ?? found.line });
}

/** The names so far and this object's own; a file's name is its file. */
function foundIn(json: JsonObject, within: Found): Found {
  const location = isObject(json.location) ? json.location : {};
  const place = [json.file, json.filePath, json.file_path, json.filename, location.file].find(isText);
  const line = [json.line, location.line].find((each) => typeof each === 'number' && each > 0);
  const name = [json.title, json.name, json.fullName].find(isText);
  const isFile = name !== undefined && /^\S{1,400}\.\w{1,5}$/.test(name);
  const suite = isText(json.suite) ? json.suite.split(' > ') : (json.suite ?? json.ancestorTitles);
  const before = Array.isArray(suite) ? suite.filter(isText) : within.names;
  return {
    names: name === undefined || isFile ? within.names : [...before, name],
    file: place !== undefined ? cleanPath(place) : isFile ? cleanPath(name) : within.file,
    line: line === undefined ? within.line : Number(line),
  };
}

const badWords = listed('fail failed failure error errored broken timedout timed-out unexpected crashed');

function isBad(status: unknown) {
  return isText(status) && badWords.includes(status.toLowerCase());
}

const errorKeys =
  'message err error errors failure failureMessage failureMessages stack trace diff expected actual details'.split(' ');

function errorsOf(json: JsonObject): unknown[] {
  return errorKeys.filter((key) => key !== 'details').map((key) => json[key]);
}

/** The strings in it, each once: a stack begins with the message. */
function texts(values: readonly unknown[], depth: number): string[] {
  const found: string[] = [];
  for (const value of depth > 4 ? [] : values) {
    const list = Array.isArray(value) ? value : isObject(value) ? errorsOf(value) : [];
    for (const text of isText(value) ? [value] : texts(list, depth + 1))
      if (!found.some((each) => each.includes(text))) found.push(text);
  }
  return found;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
