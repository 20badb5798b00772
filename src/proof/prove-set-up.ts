/**
 * Does a green rest on what only the tests set up? Files that set something up and that no test names are as the base has them – new ones
 * empty –, and variables that new production asks for go by another name around the tests, in one run. Where a test comes to another value
 * then, production does not do it by itself: accused. Where nothing of that kind changed, nothing is run.
 */

import { posix } from 'node:path';
import { languageOf } from '../guard/language.ts';
import { asserts, tellsValue } from '../run/failure-kind.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { isImport } from '../verify/specifiers.ts';
import { vendoredPackage } from './base-mentions.ts';
import { failuresOf, isUnbuilt } from './bent-test.ts';
import { type ChangedText, changedTexts } from './changed-texts.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';
import { accused } from './prove-idle.ts';
import { withoutSettings } from './set-up-lines.ts';
import { variablesIn } from './unset-variables.ts';
import { mostChars } from './written.ts';

/** `tests`: all that may speak of the change; files that hold them set nothing up. */
export async function proveSetUp(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const { story = '', green } = context;
  const around = await changedAround(port, context);
  if (around.length === 0 || asksForSetUp.test(story)) return untried;
  const own: ChangedText[] = [];
  for await (const one of changedTexts(port, context, 'production')) own.push(one);
  const holding = new Set(tests.map(({ path }) => path));
  const asking = around.filter(({ path }) => holding.has(path)).flatMap(({ tree }) => tree.split('\n'));
  const said = wordsOf(asking.filter((line) => !isImport(line)).join('\n'));
  const theirs = new Set(own.flatMap(({ tree }) => tree.split('\n').flatMap(declaredIn)));
  const isNamed = (name: string) => said.has(name) && !theirs.has(name);
  const ambient = ambientOf(around, (one) => holding.has(one.path) || isAskedFor(one, isNamed));
  const read = new Set(own.flatMap((one) => freshCode(one.base, one.tree).flatMap(({ text }) => variablesIn(text))));
  // What is told to whoever runs it may be set there too.
  const isTold = ({ path, tree }: ChangedText, name: string) => told.test(path) && says(tree, name);
  const isKnown = (name: string) =>
    says(story, name) || [...own, ...around].some((one) => says(one.base, name) || isTold(one, name));
  const set = [...read].filter((name) => !isKnown(name) && around.some((one) => says(freshText(one), name)));
  const files = new Map<string, string>();
  const declares = new Set(own.flatMap((one) => freshCode(one.base, one.tree).flatMap(({ text }) => declaredIn(text))));
  const isSet = (name: string, line: string) =>
    declares.has(name) && !says(story, name) && !seam.test(line) && !outward.test(line);
  for (const one of around) {
    const { path, base, tree } = one;
    const text = ambient.has(path) ? base || emptied(path, tree) : withoutSettings(one, isSet, tests);
    const other = set.reduce(
      (now, name) => now.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}_ELSEWHERE`),
      text,
    );
    if (other !== tree) files.set(path, other);
  }
  if (files.size === 0) return untried;
  const run = await experiments.runToItsLimit('not-set-up', await port.make('tree', [], files));
  if (run === undefined) return untried;
  const isRed = comesToOther(run, green);
  const paths = [...files.keys()];
  const edits = paths.map((path): ProofEdit => {
    const words = { path, line: 1, before: 'what it sets up', after: 'as the base has it' };
    return { kind: 'other', ...words, outcome: isRed ? 'silent' : 'rang', logPath: run.logPath };
  });
  if (!isRed) return { ...untried, edits };
  const red = failuresOf(run).map(({ name }) => name);
  const isAre = red.length === 0 ? 'the suite is' : `${named(red)} ${red.length === 1 ? 'is' : 'are'}`;
  const reason = `${isAre} red without what ${named(paths)} ${paths.length === 1 ? 'sets' : 'set'} up, and only tests load that: it has to be done in the production`;
  // What builds the product as well is no set-up of the tests.
  const isOfTests = paths.every((path) => !build.test(path) || buildsTestsAlone(files.get(path) ?? ''));
  const isForAReader = set.some((name) => mayBeSet(own, story, name)) || isHandedOver(own, around, ambient);
  return isOfTests && !isForAReader ? { ...accused(reason), edits } : { ...untried, reasons: [reason], edits };
}

/** Production has a value where none is set, or the story speaks of it by a part of the name. */
function mayBeSet(own: readonly ChangedText[], story: string, name: string): boolean {
  const hasDefault = own.some((one) =>
    freshCode(one.base, one.tree).some(({ text }) => says(text, name) && withDefault.test(text)),
  );
  const parts = name.split('_').filter((part) => part.length > 3);
  return hasDefault || parts.some((part) => story.toLowerCase().includes(part.toLowerCase()));
}
/** Of text: nothing, none or 0 in its place does none of the work. */
const withDefault =
  /(?:\?\?|\|\||:-|:=|\b(?:get|getenv|fetch|getProperty)\([^)]*,|unwrap_or\w*\(|\bor\b)\s*(?:["'`][^"'`]{3,}["'`]|[a-z][\w./-]+(?=\}))/;

/** What the set-up uses of the change another file of the production uses as well: there it is done without the tests. */
function isHandedOver(
  own: readonly ChangedText[],
  around: readonly ChangedText[],
  ambient: ReadonlySet<string>,
): boolean {
  const used = wordsOf(around.flatMap((one) => (ambient.has(one.path) ? [freshText(one)] : [])).join('\n'));
  return own.some((one) =>
    one.tree
      .split('\n')
      .flatMap(declaredIn)
      .some((name) => used.has(name) && own.some((other) => other !== one && says(freshText(other), name))),
  );
}

/** A makefile whose every target has to do with tests, objects, or cleaning up. */
function buildsTestsAlone(text: string): boolean {
  const targets = [...text.matchAll(/^([^\s#:=][^#:=\n]*):(?!=)/gm)].map(([, names = '']) => names);
  return targets.length > 0 && targets.every((names) => /test|check|spec|clean|\.PHONY|%|\.o\b/i.test(names));
}

const told = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|conf|json)$|(?:^|\/)Dockerfile[^/]*$/;

/** What changed around the tests: their files, and what says how they are built and run. */
async function changedAround(port: ProofPort, context: ProofContext): Promise<ChangedText[]> {
  const found: ChangedText[] = [];
  for (const role of ['test', 'run-definition'] as const)
    for await (const one of changedTexts(port, context, role)) if (one.tree.length <= mostChars) found.push(one);
  return found;
}

/** Paths of what only sets up; what only loads something is like what it loads. */
function ambientOf(around: readonly ChangedText[], isOfTest: (one: ChangedText) => boolean): ReadonlySet<string> {
  const alone = around.filter((one) => setsUp(one) && !seam.test(freshText(one)) && !isOfTest(one));
  const loads = ({ base, tree }: ChangedText, { path }: ChangedText) =>
    tree.split('\n').some((line) => isImport(line) && !base.includes(line) && says(line, posix.parse(path).name));
  const own = alone.filter((one) => freshText(one) !== '');
  const others = around.filter((one) => !alone.includes(one));
  const loading = alone.filter((one) => own.includes(one) || own.some((other) => loads(one, other)));
  return new Set(loading.filter((one) => !others.some((other) => loads(one, other))).map(({ path }) => path));
}

/** Code that is only added to what was there, or a build file, and that asserts nothing: what holds tests is left as it is. */
function setsUp(one: ChangedText): boolean {
  const { path, base, tree } = one;
  if (build.test(path)) return true;
  const isCode = languageOf(path) !== undefined || testLanguageOf(path) !== undefined || /\.(?:p[lm]|tcl)$/.test(path);
  if (!isCode || ofTests.test(path) || vendoredPackage(path) !== undefined || asserting.test(freshText(one)))
    return false;
  const kept = new Set(tree.split('\n').map((line) => line.trim()));
  return base === '' || base.split('\n').every((line) => kept.has(line.trim()));
}
const build = /(?:^|\/)(?:\w*makefile|cmakelists\.txt)$|\.(?:mk|cmake)$/i;
/** By its name a test – in Go all that only tests load is called so –, or a script that may be what is tested. */
const ofTests =
  /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:tests?|spec)|[^/]*Tests?)\.(?!pm|go)\w+$|^(?!(?:.*\/)?(?:tests?|specs?|t)\/).*\.(?:ba)?sh$/;
const asserting =
  /assert|expect|check|should|must|verif|same|equal|match|\b(?:ok|is|like|isnt|behaves?|it_behaves_like)\b|\b(?:it|describe|context|test)\b\s*[('"]/i;
/** Of a package what says that it is one. */
const emptied = (path: string, tree: string) =>
  path.endsWith('.pm') ? '1;\n' : path.endsWith('.go') ? (/^package \w+$/m.exec(tree)?.[0] ?? '') : '';

const freshText = ({ base, tree }: ChangedText) =>
  freshCode(base, tree)
    .map(({ text }) => text)
    .join('\n');

const mostLines = 1000;

/** A test names what was written, or what that stands in: a helper, a fixture, an assertion. */
function isAskedFor({ base, tree }: ChangedText, isNamed: (name: string) => boolean): boolean {
  const lines = tree.split('\n');
  // Each line looks at those above it.
  const fresh = freshCode(base, tree);
  if (fresh.length > mostLines) return true;
  return fresh.some(({ line }) => {
    let depth = Number.POSITIVE_INFINITY;
    for (let at = line - 1; at >= 0 && depth > 0; at--) {
      const text = lines[at] ?? '';
      const indent = text.search(/\S/);
      if (indent < 0 || indent >= depth) continue;
      depth = indent;
      if (hook.test(text)) return false;
      if (declaredIn(text).some(isNamed)) return true;
    }
    return false;
  });
}

/** What runs around each test, whatever it stands in. */
const hook = /\b(?:set_?up|before\w*|around|configure|tear_?down|after\w*)\b/i;

/** By a keyword, as a method or a property, with a value. */
const declared = [
  /\b(?:function|def|sub|fn|func|class|const|let|var|val|module|struct|enum|trait|type|interface|object|define|proc|macro_rules!|subject|shared_\w+)\b\W{1,3}(?:self\.)?(\w+)/,
  /^\s*(?:[\w<>:*&,?[\]]+ +)*(\w+)\s*\([^;]*\)\s*(?:throws [\w, ]+)?\{/,
  /^\s*(?:[\w<>:*&,?[\]]+ +)*(\w+)\s*(?:\(\)\s*\{|[:=](?!=))/,
];

const declaredIn = (line: string) => declared.flatMap((one) => one.exec(line.slice(0, 300))?.[1] ?? []);
/** As a word; the name of a file may hold signs of regular expressions. */
const says = (text: string, name: string) => new RegExp(`(?<!\\w)${RegExp.escape(name)}(?!\\w)`).test(text);
const wordsOf = (text: string) => new Set(text.match(/\w+/g));

/** Who is asked for it has done it. */
const asksForSetUp =
  /\b(?:environment|variables?|settings?|config\w*|locale|time ?zones?|TZ|fixtures?|set-?up|hooks?|plugins?|conftest|helpers?|mocks?|stubs?|fakes?|flags?|sanitiz\w+|seed|(?<!o.)clock|preload\w*|bootstrap|inject\w*|regist\w+)\b|\b[A-Z]*FLAGS\b/i;
/** Time, chance, the network and the system are kept away from tests, data is what they hand over, and nobody does their work. */
const seam =
  /(?:^|[^a-z])(?:clock|now|today|date|datetime|time|timers?|timeout|TZ|sleep|random|seed|uuid|fetch|urlopen|https?|sockets?|network|tmp|temp\w*|std(?:in|out|err)|log\w*|LC_ALL|LANG|PATH|HOME|(?:insert|create\w*|add|put|push|append|write\w*|save|mkdir|touch|populate)(?=\s*[("'$\w])|db|database|conn\w*|session|store|rows?|records?)(?![a-z])/i;
const outward = /transport|client|sender|gateway|adapter|output|console|print|exit|server|port\b|url|host/i;

/** It came to another value, or was refused: nothing is missing that a test calls, and no system is asked. */
function comesToOther(run: Verification, green: Verification): boolean {
  const failures = failuresOf(run);
  // make says of a program of tests that is red what it says of a compiler.
  if (isGreen(run) || run.result !== 'failed' || (isUnbuilt(run) && failures.length > 0)) return false;
  if (failures.length > 0)
    return failures.every((one) => one.kind === undefined && asserts(one) && !broken.test(one.message ?? ''));
  const known = new Set(green.output.split('\n'));
  const fresh = run.output.split('\n').filter((line) => !known.has(line));
  const isTold = tellsValue({ message: fresh.join('\n') }) || fresh.some((line) => failingProgram.test(line));
  return isTold && !fresh.some((line) => refused.test(line));
}
/** make's word for a program of tests that was built, ran, and failed. */
const failingProgram = /^g?make(?:\[\d{1,3}\])?: \*\*\* \[[^\]]{1,200}\b(?:tests?|check)\] Error 1$/;
const refused = /\berror: |undefined reference|No rule to make|cannot find/;
const broken =
  /\bE(?:CONN\w+|NOTFOUND|NOENT|ACCES)\b|getaddrinfo|URLError|fetch failed|No such file|not found|TypeError|AttributeError|NoMethodError|not ?implemented/i;
