/**
 * Over a green base: new tests that stay green whatever value they expect. Where functions that were changed do something else as well –
 * another value, no error, nothing – and they stay green, they cannot fail for what was asked: accused.
 */

import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import type { TestInFile } from '../syntax/test-in-file.ts';
import { wrecked } from '../syntax/wrecked.ts';
import { isUnbuilt } from './bent-test.ts';
import { type ChangedFunctions, changedFunctions } from './changed-functions.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, unheardBy } from './heard-tests.ts';
import { accused, asksForTests } from './prove-idle.ts';

export async function proveHollow(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, all }: { tests: readonly FoundTest[]; all: readonly FoundTest[] },
): Promise<Tried> {
  if (tests.length === 0 || context.baseline?.exitCode !== 0 || asksForTests((context.story ?? '').trim()))
    return untried;
  const helpers = await changedTests(port, context);
  const holding = tests.filter(
    ({ test }) => !asksForKind.test(test.body.text) && (holdsValue(test) || isAsked(calledName(test), helpers)),
  );
  const changed = calledByTests(await changedFunctions(port, context, true), holding);
  // Beside others that hear what they expect, one may be about something else.
  const asked =
    holding.length === all.length
      ? holding
      : holding.filter(({ test }) => changed.some((one) => speaksOf(test.text, one)));
  // Where no equality holds it, a value may be what is put in: then that something comes out may be all that is asked.
  const given = asked.every(({ test }) => test.expectations.length + test.rows.length > 0) ? 'unlike' : 'turned';
  const files = new Map<string, string>();
  for (const { path, spoken, source, names } of asked.length === 0 ? [] : changed) {
    if (working(names).length === 0) continue;
    const text = await wrecked(spoken, source, new Set(working(names)), given);
    // What is not tried may be what the tests are about.
    if (text === undefined) return untried;
    files.set(path, text);
  }
  if (files.size === 0) return untried;
  const run = await experiments.runToItsLimit('other-work', await port.make('tree', [], files));
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const deaf = unheardBy(asked, run, { all, green: context.green });
  const silent = deaf.length === 0 ? [] : await runningOf(port, experiments, deaf);
  const wreckedOnes = changed.filter(({ path }) => files.has(path));
  const edits = wreckedOnes.map(({ path, line, names }): ProofEdit => {
    const told = { path, line, before: working(names).join(', '), after: 'does something else' };
    return { kind: 'other', ...told, outcome: silent.length > 0 ? 'silent' : 'rang', logPath: run.logPath };
  });
  if (silent.length === 0) return { ...untried, edits };
  const words = `${named(silent.map(({ test }) => test.name))} ${silent.length === 1 ? 'is' : 'are'} green whatever value is expected`;
  const functions = [...new Set(wreckedOnes.flatMap(({ names }) => working(names)))];
  return {
    ...accused(
      `${words}, and where ${named(functions)} ${functions.length === 1 ? 'does' : 'do'} something else: a test has to fail where that is not met`,
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

/** Only of what kind something is, or that it is there: another value of that kind is none the worse. */
const asksForKind =
  /\b(?:isArray|instanceof|isinstance|issubclass|hasattr|callable|typeof|TypeOf|IsType\w*|\w*Instance_?Of\w*|assert_instance_of|assertIs(?:Int|String|Array|Bool|Float|Object|Callable|Iterable|Numeric|Scalar)|is_(?:int|string|array|bool|float|object|callable|numeric|type)|be_an?|be_(?:kind|instance)_of|assert_kind_of|isa_ok|can_ok|respond_to|is_a|kind_of|toBeDefined|toBeTruthy|be_truthy|exists?|isset|\w*[nN]ot_?(?:Null|Nil|None|Empty|null|nil|be_nil))\b|(?:!==?|~=|is not|isnt|not_to be_)\s*(?:null|nil|None|undefined|undef|NULL|nullptr)\b|\bdefined\b/;

const holdsValue = ({ expectations, rows, asserted }: TestInFile) =>
  expectations.length + rows.length > 0 || (asserted?.value ?? asserted?.opposite) !== undefined;

/** A test that only calls what is tested asks that nothing breaks; one that hands a value to a helper of the tests asks for more. */
const isAsked = (name: string, helpers: string) =>
  asking.test(name) ||
  (name !== '' &&
    new RegExp(
      `\\b(?:function|def|sub|func|fn)\\s+(?:[\\w.:]+[.:])?${name}\\b|\\b${name}\\s*(?:\\(\\)\\s*\\{|=[^=])|^[\\w<>*&: ]+\\b${name}\\s*\\([^;]*$`,
      'm',
    ).test(helpers));
const asking = /^(?:assert|expect|check|verify|must|should|same|eventually|wait|until|poll)/i;

function calledName({ asserted, text, line }: TestInFile): string {
  const called = text.split('\n')[(asserted?.call?.line ?? 0) - line] ?? '';
  return /^\s*(?:await )?(?:[\w]+[.:])*(\w+)[\s(]/.exec(called)?.[1] ?? '';
}

/** The text of all files of tests that the attempt changed or added. */
async function changedTests(port: ProofPort, { changed, command, testPaths: globs }: ProofContext): Promise<string> {
  const own = changed.filter(({ path }) => roleOf(path, { command, globs }) === 'test');
  const texts = await Promise.all(own.map(({ path }) => port.read('tree', path)));
  return texts.join('\n');
}

/** Without what they set up nothing else goes on. */
const working = (names: readonly string[]) =>
  names.filter((name) => !/^(?:initialize|constructor|__init__|__construct|__new__|new)$/.test(name));

/** It names one of the functions, or a type of their source. */
function speaksOf(text: string, { names, source }: ChangedFunctions): boolean {
  const types = source.matchAll(/^[ \t]*(?:[a-z]+ )*(?:class|struct|interface|module|package|trait|type) ([\w:.]+)/gm);
  const words = new Set(text.match(/\w+[?!]?/g));
  return [...names, ...[...types].map(([, name = '']) => /(?<!\w)\w+$/.exec(name)?.[0] ?? '')].some((one) =>
    words.has(one),
  );
}
