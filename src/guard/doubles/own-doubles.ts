/** Doubles of a test that stand in the place of functions of the production, and the test's text without them. */

import { spokenPath } from '../../syntax/languages/index.ts';
import { type SourceFunction, sourceFunctions } from '../../syntax/source-functions.ts';
import type { Replaced } from './double.ts';
import { type CallDouble, callDoubles } from './double-calls.ts';
import { bareCode, decides, isUnwritten, type Logic, ownLogic, reckons } from './own-logic.ts';
import { givesConstant, isAskedFor } from './stubs.ts';

export interface OwnDouble {
  of: Logic;
  path: string;
  start: number;
  end: number;
  line: number;
  edits: Replaced[];
  /** The function gives the same whatever it is given, and the double what the story asks for. */
  isDone: boolean;
}

export interface FreshFile {
  path: string;
  text: string;
  /** Lines that the base does not have. */
  fresh: readonly number[];
}

/** Nobody puts a double in the place of more. */
const mostChars = 10_000;
const mostFunctions = 2000;

/** Of functions that were added or changed, and are no seams, the doubles that are new. */
export async function ownDoubles(
  sources: readonly FreshFile[],
  tests: readonly FreshFile[],
  story: string,
): Promise<OwnDouble[]> {
  const found = await readLogic(sources);
  if (found.length > mostFunctions) return [];
  const changed = new Set(found.filter(({ isFresh }) => isFresh).map(({ logic }) => logic));
  const all = found.map(({ logic }) => logic);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const written = all.filter((one) => changed.has(one) && !isUnwritten(one.bare));
  const logic = new Set(ownLogic(all, texts));
  const asked = {
    logic: written.filter((one) => logic.has(one)),
    constant: written.filter((one) => givesConstant(one, one.bare)),
  };
  const doubles = tests.map(async ({ path, text, fresh }) => {
    const isNew = ({ line, start, end }: OwnDouble) =>
      fresh.some((at) => at >= line && at < line + text.slice(start, end).split('\n').length);
    return (await doublesIn({ path, text }, asked, all, story)).filter(isNew);
  });
  return (await Promise.all(doubles)).flat();
}

/** A double that a test brings of a function which the attempt wrote, which asks what its object holds, and reaches for nothing outside. */
export async function doubleOfGiven(
  sources: readonly FreshFile[],
  tests: readonly FreshFile[],
): Promise<OwnDouble | undefined> {
  const read = await readLogic(sources);
  if (read.length > mostFunctions) return undefined;
  const all = read.map(({ logic }) => logic);
  const written = new Set(read.filter(({ isFresh }) => isFresh).map(({ logic }) => logic));
  const texts = new Map(sources.map((one) => [one.path, one.text]));
  const logic = ownLogic(all, texts, true).filter((one) => written.has(one) && isLogic(one.bare));
  for (const one of tests) {
    const [double] = await doublesIn(one, { logic, constant: [] }, all, '');
    if (double !== undefined) return double;
  }
  return undefined;
}

async function readLogic(sources: readonly FreshFile[]): Promise<{ logic: Logic; isFresh: boolean }[]> {
  const read = sources.map(async ({ path, text, fresh }) => {
    const spoken = spokenPath(path, text);
    const own = (await sourceFunctions(spoken, text))
      .filter(({ body }) => body.length < mostChars)
      .map((one) => ({ ...one, path, bare: bareCode(spoken, one.body) }));
    return own.map((logic) => ({ logic, isFresh: fresh.some((at) => at >= logic.line && at <= logic.endLine) }));
  });
  return (await Promise.all(read)).flat();
}

async function doublesIn(
  { path, text }: Pick<FreshFile, 'path' | 'text'>,
  asked: { logic: readonly Logic[]; constant: readonly Logic[] },
  all: readonly SourceFunction[],
  story: string,
): Promise<OwnDouble[]> {
  const spoken = [...new Set([...asked.logic, ...asked.constant])].filter(({ name }) => text.includes(name));
  if (spoken.length === 0) return [];
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const own = await sourceFunctions(spokenPath(path, text), text);
  const families = new Map(spoken.map((of) => [of, typesOf(of, all)]));
  const byType = spoken.flatMap((of) =>
    own
      .filter((one) => one.name === of.name && (extendsAny(path, one, families.get(of) ?? []) || isOfObject(one)))
      .filter((one) => !of.isOpen && !isOverridden(of, all) && !handsOn(path, one, of))
      .map((one) => {
        const { start, end, line } = one;
        return { of, start, end, line, given: one.body, edits: renamed(one) };
      }),
  );
  // It may be given by its name.
  const bodyOf = (given: string) => own.find(({ name }) => name === /^[\s,]*(\w+)[\s)]*$/.exec(given)?.[1])?.body ?? '';
  const known = new Map<string, boolean>();
  const isOf = (one: CallDouble, of: Logic) => {
    const key = `${of.path} ${of.owner} ${one.on} ${one.name}`;
    const real = known.get(key) ?? isReal(text, one, { of, types: families.get(of) ?? [], all });
    known.set(key, real);
    return real;
  };
  const byCall = callDoubles(spokenPath(path, text), text, new Set(spoken.map(({ name }) => name))).flatMap((one) =>
    spoken
      .filter((of) => of.name === one.name && isOf(one, of))
      .map((of) => ({ ...one, of, line: lineOf(one.start), given: `${one.given}\n${bodyOf(one.given)}` })),
  );
  const isOwn = (of: Logic, given: string) =>
    asked.logic.includes(of) && (isLogic(bareCode(path, given)) || decides(of.bare));
  const found = [...byType, ...byCall]
    .map((one) => ({ ...one, isDone: asked.constant.includes(one.of) && isAskedFor(one.of, one.given, story) }))
    .filter(({ given, of, isDone }) => isDone || isOwn(of, given));
  return found
    .filter(({ of, start }, at) => found.findIndex((other) => other.of === of && other.start === start) === at)
    .map(({ of, start, end, line, edits, isDone }) => ({ of, path, start, end, line, edits, isDone }));
}

const isLogic = (bare: string) => decides(bare) || reckons(bare);

/** The type that declares it, and those that extend that one. */
function typesOf({ owner }: SourceFunction, all: readonly SourceFunction[]): string[] {
  if (owner === '') return [];
  const types = new Set([lastWord(owner)]);
  for (const one of [...all, ...all])
    if (one.owner !== '' && one.bases.some((base) => types.has(base))) types.add(one.owner);
  return [...types];
}

const lastWord = (name: string) => /\b\w+$/.exec(name)?.[0] ?? name;

/** Production itself overrides it: made for that. */
const isOverridden = (of: SourceFunction, all: readonly SourceFunction[]) =>
  all.some(({ name, bases }) => name === of.name && bases.some((base) => lastWord(base) === lastWord(of.owner)));

function extendsAny(path: string, { owner, bases, head }: SourceFunction, types: readonly string[]): boolean {
  if (bases.some((base) => types.includes(lastWord(base)))) return true;
  // A type can be opened again, and a function written once more under its whole name.
  const isOpened =
    /\.rb$/.test(path) || (/\.(?:t|p[lm])$/.test(path) && /\bsub\s+\w+::/.test(head)) || path.endsWith('.lua');
  return isOpened && owner !== '' && types.includes(lastWord(owner));
}

/** In Ruby a method of one object alone. */
const isOfObject = ({ head }: SourceFunction) =>
  /\bdef\s+(?!self\b)[a-z_]\w*\.\w+[?!]?\s*(?:\([^)]*\))?\s*$/.test(head);

/** It only listens, or fails now and then: the real one does the rest. */
function handsOn(path: string, { body }: SourceFunction, { name, owner }: SourceFunction): boolean {
  const bare = bareCode(path, body);
  const real = new RegExp(
    `\\bsuper\\b|\\b(?:parent|base|SUPER)(?:\\.|::)${name}\\b|\\b${lastWord(owner) || 'super'}(?:\\.|::)${name}\\(`,
  );
  return real.test(bare) && (!isLogic(bare) || /\b(?:throw|raise|die|panic|error)\b|\berrors\.New\b/.test(bare));
}

function renamed({ head, start, nameAt, name }: SourceFunction): Replaced[] {
  const marks = [...head.matchAll(/@Override\b|#\[\\?Override\]|\b(?:override|final)\b/g)].map(
    ({ index, 0: mark }) => ({
      ...{ start: start + index, end: start + index + mark.length },
      after: '',
    }),
  );
  const plain = name.replace(/\W$/, '');
  return [
    ...marks,
    { start: nameAt, end: nameAt + name.length, after: `${plain}${/^[A-Z]/.test(plain) ? 'Bent' : '_bent'}` },
  ];
}

/** Whether what it is put into comes from the production, and is no double as a whole. */
function isReal(
  text: string,
  { on, name }: CallDouble,
  { of, types, all }: { of: Logic; types: readonly string[]; all: readonly SourceFunction[] },
): boolean {
  const stem = /(?<![\w-])([\w-]+)(?:\.\w+)+$/.exec(of.path)?.[1] ?? of.path;
  const folder = /(?<![\w-])([\w-]+)\/[^/]*$/.exec(of.path)?.[1] ?? stem;
  const module = /^(?:__init__|index|init|mod)$/.test(stem) ? folder : stem;
  const makers = all.filter((one) => one.name.length > 4 && one.name !== name).map((one) => one.name);
  const words = new RegExp(
    `(?<![\\w$])(?:${[...types, ...makers, 'described_class', ...(of.owner === '' ? [] : [lastWord(of.owner)])].map((word) => RegExp.escape(word)).join('|')})(?![\\w$])`,
  );
  const imports = text.match(/^[^\n]*(?:\bimport\b|\brequire|\bfrom\b|\buse\b)[^\n]*/gm) ?? [];
  const speaks = (word: string, depth: number): boolean => {
    if (types.includes(word)) return true;
    const whole = new RegExp(`(?<![\\w$])${RegExp.escape(word)}(?![\\w$])`);
    if (imports.some((line) => whole.test(line) && line.includes(module))) return of.owner === '' || isPlainModule(of);
    if (depth === 0) return false;
    const rights = text
      .matchAll(bindings(word))
      .take(mostBindings)
      .map(({ groups }) => groups?.right ?? '');
    return rights.some(
      (right) =>
        !pretends.test(right) &&
        (words.test(right) ||
          (right.match(/[A-Za-z_]\w*/g) ?? []).slice(0, 6).some((one) => one !== word && speaks(one, depth - 1))),
    );
  };
  const parts = on
    .replace(/^(?:this|self|\$this)\./, '')
    .replace(/\.prototype$/, '')
    .replaceAll(/[@$]/g, '')
    .split(/\.|::/);
  return (
    speaks(parts.at(-1) ?? '', 2) ||
    (on.includes('.') && on.replaceAll('.', '/').endsWith(module)) ||
    parts.at(-1) === module
  );
}

/** Lua's functions belong to a table that its module gives, and Perl's to a package. */
const isPlainModule = ({ path }: Logic) => /\.(?:lua|p[lm])$/.test(path);

const mostBindings = 10;
const pretends = /mock|fake|stub|dummy|double|sinon|create_autospec/i;

/** What a name is bound to: by an assignment, in Ruby by `let`, by a function of that name. */
const bindings = (word: string) =>
  new RegExp(
    `(?<![\\w$])${RegExp.escape(word)}\\s*(?::[^=\\n;]{1,60})?=(?![=>])\\s*(?<right>[^\\n;]{1,200})|\\b(?:let!?|subject)\\(\\s*:${RegExp.escape(word)}\\s*\\)\\s*(?:\\{|do)(?<right>[^}]{1,200})|\\b(?:function|def|sub)\\s+${RegExp.escape(word)}\\b[^\\n]*\\n?(?<right>(?:[^\\n]*\\n){0,6})`,
    'g',
  );

/** Who is asked for something to override gives an example of it in the test. */
export const asksForHooks =
  /\b(?:sub-?class\w*|overrid\w*|hooks?|extensible|extendable|inherit\w*|plug-?ins?|pluggable|callbacks?|customi[sz]\w*|mock\w*|stub\w*|replaceable|inject\w*)\b/i;
