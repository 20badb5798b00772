/**
 * New tests that ask only of what kind something is, or that it is there and breaks nothing, of functions that nobody had before. Where
 * these give another value of that kind and every such test stays green, none asks for what was to be done: accused.
 */

import type { FoundTest } from '../syntax/bends.ts';
import { isUnbuilt } from './bent-test.ts';
import { type ChangedFunctions, changedFunctions, wreckedFiles } from './changed-functions.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { unheardBy } from './heard-tests.ts';
import { accused, asksForTests } from './prove-idle.ts';

/** `changed`: all tests that are new or not as they were. One that asks for more is enough, and nothing is run. `running`: those that are known to run. */
export async function proveKinds(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { changed, running }: { changed: readonly FoundTest[]; running: readonly FoundTest[] },
): Promise<Tried> {
  const added = changed.filter((one) => one.added);
  // Without a grammar a test reaches to the next one: what stands there now is none of its values.
  const isOnly = changed.every((one) => (one.added ? asksOnlyForKinds(one) : one.fresh === undefined));
  // One that only runs asks that nothing breaks, and says so.
  const asks = added.some((one) => assertingLines(one).length > 0);
  if (!asks || !isOnly || asksForTests((context.story ?? '').trim())) return untried;
  const own = await brandNew(port, await changedFunctions(port, context), added);
  const files = await wreckedFiles(own, 'alike');
  if (files === undefined || files.size === 0) return untried;
  const run = await experiments.runToItsLimit('other-of-its-kind', await port.make('tree', [], files));
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const unheard = unheardBy(added, run, { all: added, green: context.green });
  const silent = unheard.filter((one) => running.includes(one));
  const functions = own.flatMap(({ names }) => names);
  const isHeard = silent.length < added.length;
  const edits = own.map(({ path, line, names }) => {
    const outcome = isHeard ? ('rang' as const) : ('silent' as const);
    const told = { path, line, before: names.join(', '), after: 'another value of its kind' };
    return { kind: 'other' as const, ...told, outcome, logPath: run.logPath };
  });
  if (isHeard) return { ...untried, edits };
  const words = `${named(silent.map(({ test }) => test.name))} ${silent.length === 1 ? 'is' : 'are'} green where ${named(functions)} ${functions.length === 1 ? 'gives' : 'give'} another value of its kind`;
  return { ...accused(`${words}: a test has to fail where what is asked for is not met`), edits };
}

/** Each line that asserts asks for a kind. */
function asksOnlyForKinds(found: FoundTest): boolean {
  return !found.test.setAside && !found.test.raises && assertingLines(found).every(isOfKind);
}

function assertingLines({ test: { body } }: FoundTest): string[] {
  const text = body.text.slice(0, mostChars).replace(failing, ' refuse $1 ');
  return text.split('\n').filter((line) => asserts.test(line));
}

const isOfKind = (line: string) =>
  refuse.test(line)
    ? refused.test(line)
    : kinds.test(line) && !values.test(line.replace(/'[^']*'|"[^"]*"/g, kindNamed));

/** `if err != nil {` with a failure behind it, as Go writes it. */
const failing = /\bif\b([^{\n]{1,300})\{\s*t\.(?:Error|Fatal)[^\n]*/g;
const refuse = /^\s*refuse\b/;
const refused = /(?:!=\s*nil|(?<!\b[eE]rr\w{0,20}\s?)==\s*nil|==\s*""|\blen\([^()]*\)\s*(?:==\s*0|<\s*1))\s*$/;
/** What a text says is no code; the name of a kind stays. */
const kindNamed = (text: string) => (kindNames.test(text.slice(1, -1)) ? text : "'_'");
const kindNames = /^(?:string|number|object|boolean|function|table)$/;
const mostChars = 20_000;
/** Whatever may assert, a helper of the tests as well. */
const asserts =
  /\b(?:assert|expect|should|must|refute|check|verify|require|ensure|same|equal|match|like|throws|EXPECT_|ASSERT_|CHECK|REQUIRE|Assert)\w*|\b(?:ok|is|isnt|isa_ok|can_ok|raises?)\b|\bt\.(?:Error|Fatal|is)|^\s*refuse\b/;
/** Of what kind, that it is there, that nothing breaks, that it is not empty. */
const kinds =
  /\b(?:isArray|instanceof|isinstance|typeof|callable|hasattr|respond_to|to(?:BeDefined|BeTruthy|BeInstanceOf)|be_(?:an?|kind_of|instance_of|truthy)|is_?(?:table|string|number|function|truthy|list|dict)|assertIs(?:Int|String|Array|Bool|Float|Object|Callable|Iterable|Numeric|Instance)|assert(?:NotNull|NotEmpty|IsNotNone|_instance_of|_kind_of|InstanceOf|DoesNotThrow)|refute_(?:nil|empty)|(?:does|to)?_?[nN]ot_?(?:To)?_?(?:Throw|Raise|throw|raise|Null|Nil|None|null|nil|be_nil|be_empty|Empty|empty)\w*|has_no[._]errors?|NotPanics|NoError|exists?)\b|\b(?:is not|isnt|!==?|~=)\s*(?:None|null|nil|undefined|undef)\b|(?:\b(?:len|length|size|count)\b|#)[^=>]*(?:>\s*0|>=\s*[01])\b|\bany\(|\bis_(?:ok|some)\(\)|!\s*[\w.]+(?:\([^()]*\))?\.is_?[eE]mpty\(\)/i;
/** An equality with a value that is no name of a kind, and what is found in it. */
const values =
  /[=!]=\s*(?!['"](?:string|number|object|boolean|function|table)['"]|None|null|nil|undefined)|(?:\b(?:len|length|size|count)\b|#)[^=<>]*(?:>\s*[1-9]|>=\s*(?:[2-9]|1\d)|<)|\b(?:toBe|toEqual|toStrictEqual|toContain|toMatch|assertIn|includes?|match(?:es)?|assertEqual|assertSame|eq)\(/;

/** Those that tests name, where the base's source has none of that name. */
async function brandNew(
  port: ProofPort,
  changed: readonly ChangedFunctions[],
  tests: readonly FoundTest[],
): Promise<ChangedFunctions[]> {
  const said = new Set(tests.flatMap(({ test }) => test.text.match(/\w+[?!]?/g) ?? []));
  const found: ChangedFunctions[] = [];
  for (const one of changed) {
    const words = new Set((await port.read('base', one.path))?.match(/\w+[?!]?/g));
    const names = one.names.filter((name) => said.has(name));
    // Beside one that was there before a new test may ask for one thing more.
    if (names.some((name) => words.has(name))) return [];
    if (names.length > 0) found.push({ ...one, names });
  }
  return found;
}
