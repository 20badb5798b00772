/**
 * Over a green base: new tests that stay green whatever value they expect. Where functions that were changed do something else as well –
 * another value, no error, nothing – and they stay green, they cannot fail for what was asked: accused.
 */

import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { argumentsIn } from '../syntax/comparing-functions.ts';
import { onlyThrows } from '../syntax/plain-results.ts';
import type { TestInFile } from '../syntax/test-in-file.ts';
import { isUnbuilt } from './bent-test.ts';
import { allGive, type ChangedFunctions, changedFunctions, wreckedFiles } from './changed-functions.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, runToHear, unheardBy } from './heard-tests.ts';
import { accused, asksForTests } from './prove-idle.ts';

/** `mute`: new ones of which nothing but a failure at their start was heard. */
export async function proveHollow(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests: unheard, mute, all }: Record<'tests' | 'mute' | 'all', readonly FoundTest[]>,
): Promise<Tried> {
  const tests = [...new Set([...unheard, ...mute])];
  if (tests.length === 0 || context.baseline?.exitCode !== 0 || asksForTests((context.story ?? '').trim()))
    return untried;
  const helpers = await changedTests(port, context);
  const functions = await changedFunctions(port, context, true);
  const isGiven = mute.length > 0 && (await allGive(functions));
  const throwing = functions.some(({ spoken }) => onlyThrows(spoken));
  const holding = tests.filter((one) => {
    const { test } = one;
    // What it writes where nothing is there yet, it may compare with.
    if (asksForKind.test(test.body.text) && !writesFirst.test(test.body.text)) return false;
    // What can only be made to throw gives such a test what it asks for.
    if (throwing && asksForError.test(test.body.text)) return false;
    if (unheard.includes(one))
      return holdsValue(test) || (isAsked(calledName(test), helpers) && !setsUp(test, functions));
    return isGiven && comparesByHelper(test, helpers, functions) && callsEachOnce(test, functions);
  });
  const changed = insideOthers(calledByTests(functions, holding), holding);
  // Beside others that hear what they expect, one may be about something else.
  const asked =
    holding.length === all.length
      ? holding
      : holding.filter(({ test }) => changed.some((one) => speaksOf(test.text, one)));
  // Where no equality holds it, a value may be what is put in: then that something comes out may be all that is asked.
  const given = asked.every(({ test }) => test.expectations.length + test.rows.length > 0) ? 'unlike' : 'turned';
  const files = asked.length === 0 ? undefined : await wreckedFiles(changed.flatMap(working), given);
  if (files === undefined || files.size === 0) return untried;
  const tree = await port.make('tree', [], files);
  const run = await runToHear(port, context, experiments, { label: 'other-work', tree, tests: asked });
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const deaf = unheardBy(asked, run, { all, green: context.green });
  const silent = deaf.length === 0 ? [] : await runningOf(port, experiments, deaf);
  const wreckedOnes = changed.flatMap(working);
  const edits = wreckedOnes.map(({ path, line, names }): ProofEdit => {
    const told = { path, line, before: names.join(', '), after: 'does something else' };
    return { kind: 'other', ...told, outcome: silent.length > 0 ? 'silent' : 'rang', logPath: run.logPath };
  });
  if (silent.length === 0) return { ...untried, edits };
  const words = `${named(silent.map(({ test }) => test.name))} ${silent.length === 1 ? 'is' : 'are'} green whatever value is expected`;
  const names = [...new Set(wreckedOnes.flatMap((one) => one.names))];
  return {
    ...accused(
      `${words}, and where ${named(names)} ${names.length === 1 ? 'does' : 'do'} something else: a test has to fail where that is not met`,
    ),
    edits,
  };
}

/** Those that the tests name, where they name any: what these call in turn may break on another value before anybody compares it. */
function calledByTests(changed: readonly ChangedFunctions[], tests: readonly FoundTest[]): ChangedFunctions[] {
  const words = new Set(tests.flatMap(({ test }) => test.text.match(/\w+[?!]?/g) ?? []));
  const called = changed.flatMap((one) => {
    const names = one.names.filter((name) => words.has(name));
    return names.length === 0 ? [] : [{ ...one, names }];
  });
  return called.length === 0 ? [...changed] : called;
}

/** Where tests compare only what is computed, with nothing but other values in those that others of them call: both sides follow. */
function insideOthers(called: readonly ChangedFunctions[], tests: readonly FoundTest[]): readonly ChangedFunctions[] {
  const isComputed = ({ test: { expectations } }: FoundTest) =>
    expectations.length > 0 && expectations.every(({ kind }) => kind === 'operand');
  if (!tests.every(isComputed)) return called;
  const inner = called.flatMap((one) => {
    const names = one.names.filter((name) => calledIn(one.source).filter((other) => other === name).length > 1);
    return names.length === 0 ? [] : [{ ...one, names }];
  });
  return inner.length === 0 ? called : inner;
}

/** Only of what kind something is, or that it is there: another value of that kind is none the worse. */
const asksForKind =
  /\b(?:isArray|instanceof|isinstance|issubclass|hasattr|callable|typeof|TypeOf|IsType\w*|\w*Instance_?Of\w*|assert_instance_of|assertIs(?:Int|String|Array|Bool|Float|Object|Callable|Iterable|Numeric|Scalar)|is_(?:int|string|array|bool|float|object|callable|numeric|type)|be_an?|be_(?:kind|instance)_of|assert_kind_of|isa_ok|can_ok|respond_to|is_a|kind_of|toBeDefined|toBeTruthy|be_truthy|exists?|isset|\w*[nN]ot_?(?:Null|Nil|None|Empty|null|nil|be_nil))\b|(?:!==?|~=|is not|isnt|not_to be_)\s*(?:null|nil|None|undefined|undef|NULL|nullptr)\b|\bdefined\b/;

const writesFirst = /\bif\b[^\n]*\bexist[^\n]*\n[^}]{0,300}\bwrite/i;

const asksForError = /error|raise|throw|catch|\btry|fail|exception|condition|exit/i;

const holdsValue = ({ expectations, rows, asserted }: TestInFile) =>
  expectations.length + rows.length > 0 || (asserted?.value ?? asserted?.opposite) !== undefined;

/** A test that only calls what is tested asks that nothing breaks; one that hands a value to a helper of the tests asks for more. */
const isAsked = (name: string, helpers: string) =>
  asking.test(name) ||
  (name !== '' &&
    new RegExp(
      `\\b(?:function|def|sub|func|fn)\\s+(?:[\\w.:]+[.:])?${name}\\b|\\b${name}\\s*(?:\\(\\)\\s*\\{|=[^=])|^[^\\S\\n]*(?!${words}\\b)[A-Za-z_][\\w<>:]*[ *&]+(?:[\\w<>:]+[ *&]+){0,4}${name}\\s*\\([^;]*$`,
      'm',
    ).test(helpers));
/** Before what is called, and not before what is declared. */
const words = '(?:return|await|yield|assert|with|if|elif|while|and|or|not|in|is|del|raise|else|for|from|import)';
const asking = /^(?:assert|expect|check|verify|must|should|same|eventually|wait|until|poll)/i;

function calledName({ asserted, text, line }: TestInFile): string {
  const called = text.split('\n')[(asserted?.call?.line ?? 0) - line] ?? '';
  return /^\s*(?:await )?(?:[\w]+[.:])*(\w+)[\s(]/.exec(called)?.[1] ?? '';
}

/** A helper that is handed what one of the functions gave, and something beside. */
function comparesByHelper({ body }: TestInFile, helpers: string, changed: readonly ChangedFunctions[]): boolean {
  const { calls, isGiven } = givenIn(body.text, changed);
  const isHelper = (name: string) =>
    asking.test(name) || new RegExp(`\\b(?:function|def|sub|func|fn|const|let)\\s+${name}\\b`).test(helpers);
  return calls.some(({ name, operands }) => operands.length > 1 && isHelper(name) && operands.some(isGiven));
}

/** Its own helper only puts together what a function is to bear, and the test itself calls that. */
function setsUp(test: TestInFile, changed: readonly ChangedFunctions[]): boolean {
  const name = calledName(test);
  const { calls, isGiven } = givenIn(test.body.text, changed);
  const own = calls.filter((one) => one.name === name);
  const isOther = (one: string) => changed.some(({ names }) => names.includes(one));
  return (
    !asking.test(name) &&
    own.length > 0 &&
    !own.some(({ operands }) => operands.some(isGiven)) &&
    calls.some((one) => isOther(one.name))
  );
}

/** The calls that are a statement of their own, and whether what one is handed came out of one of the functions. */
function givenIn(body: string, changed: readonly ChangedFunctions[]) {
  // An arrow closes no bracket.
  const text = body.slice(0, mostChars).replace(/[=-]>/g, '  ');
  const names = new Set(changed.flatMap((one) => one.names));
  const gives = (code: string) => calledIn(code).some((name) => names.has(name));
  const given = new Set<string>();
  for (const [, left = '', right = ''] of text.matchAll(/^([^\n=]{1,200})=(?!=)([^\n]*)/gm))
    if (gives(right)) for (const name of left.match(/\w+/g) ?? []) given.add(name);
  return {
    calls: [...text.matchAll(/^[^\S\n]*(?:await )?(\w+)\(/gm)].map((call) => ({
      name: call[1] ?? '',
      operands: argumentsIn(text.slice(call.index + call[0].length).slice(0, mostOfCall)),
    })),
    isGiven: (code: string) => gives(code) || (code.match(/\w+/g) ?? []).some((name) => given.has(name)),
  };
}
const mostChars = 20_000;
const mostOfCall = 1000;

const calledIn = (code: string) => code.match(/(?<!\w)\w{1,80}[?!]?(?=\s*\()/g) ?? [];

/** What one gives is compared with what the same gives of something else: then another value on both sides is none the worse. */
function callsEachOnce({ body }: TestInFile, changed: readonly ChangedFunctions[]): boolean {
  const called = calledIn(body.text.slice(0, mostChars));
  return changed.flatMap(({ names }) => names).every((name) => called.filter((one) => one === name).length < 2);
}

/** The text of all files of tests that the attempt changed or added. */
async function changedTests(port: ProofPort, { changed, command, testPaths: globs }: ProofContext): Promise<string> {
  const own = changed.filter(({ path }) => roleOf(path, { command, globs }) === 'test');
  const texts = await Promise.all(own.map(({ path }) => port.read('tree', path)));
  return texts.join('\n');
}

/** Without what they set up nothing else goes on. */
function working(one: ChangedFunctions): ChangedFunctions[] {
  const names = one.names.filter((name) => !/^(?:initialize|constructor|__init__|__construct|__new__|new)$/.test(name));
  return names.length === 0 ? [] : [{ ...one, names }];
}

/** It names one of the functions, or a type of their source. */
function speaksOf(text: string, { names, source }: ChangedFunctions): boolean {
  const types = source.matchAll(/^[ \t]*(?:[a-z]+ )*(?:class|struct|interface|module|package|trait|type) ([\w:.]+)/gm);
  const words = new Set(text.match(/\w+[?!]?/g));
  return [...names, ...[...types].map(([, name = '']) => /(?<!\w)\w+$/.exec(name)?.[0] ?? '')].some((one) =>
    words.has(one),
  );
}
