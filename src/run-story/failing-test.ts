/** Whether a red says anything about tests: a linter, a missing tool or a coverage bar says nothing that a change could meet. */

import { isTest } from '../output/report.ts';
import { isVerdict } from '../output/verdict.ts';
import { missingTool } from '../packages/missing-tool.ts';
import { ranNoTest, type TestFailure, type Verification } from '../run/verification.ts';
import { isTestPath } from '../verdict/roles.ts';

/** A test that failed or could not be compiled, or the runner's own word that there is none yet. */
export function namesTests(verification: Verification, testPaths?: readonly string[]): boolean {
  const { command, counts, failures, output } = verification;
  if (hasNoTestYet(verification, testPaths)) return true;
  if (counts !== undefined && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
  const named = new Set(command.split(/\s+/).map((word) => word.replace(/^\.\//, '')));
  const isOfTests = (failure: TestFailure) =>
    isTest(failure) || isTestSource(failure, testPaths) || (failure.runner === 'tsc' && named.has(failure.file ?? ''));
  if (failures.some(isOfTests) || onlyRustTests(output)) return true;
  const says = [/\bAssertionError\b/, ...crashes].some((pattern) => pattern.test(output));
  return says || missesOwnName(output) || looksLikeTests(verification, testPaths);
}

/** None ran, or the runner says that there is none. */
export function hasNoTestYet(verification: Verification, testPaths?: readonly string[]): boolean {
  return ranNoTest(verification) || (verification.exitCode !== 0 && saysNoTestYet(verification.output, testPaths));
}

/** Of a runner that no reader knows: where no linter, compiler or shell explains the red, the usual words of a failing test will do. */
function looksLikeTests(
  { step, command, counts, failures, output }: Verification,
  testPaths?: readonly string[],
): boolean {
  const isExplained = failures.some(({ runner = '' }) => !callers.has(runner));
  if (step !== 'test' || counts !== undefined || isExplained) return false;
  const lines = output.replaceAll(ofTool, '').split('\n');
  return (
    lines.some((line) => isVerdict(line) && !/^\s*(?:✘ )?\[?error\b|error\]?!?$/i.test(line)) ||
    words.some((pattern) => pattern.test(output)) ||
    (diff.test(output) && !formats.test(`${command}\n${output}`)) ||
    (isNamedTest(command, lines, testPaths) && !formats.test(`${command}\n${output}`) && !missingTool(output)) ||
    lines.some((line) => isFrame(line) && pathsIn(line).some((path) => isTestPath(path, testPaths)))
  );
}
const callers = new Set(['make', 'npm']);
/** How programs of Rust draw an error with its causes (pnpm, uv): its × is no test's. */
const ofTool = /^(?:Error: .*\n\s*^[ \t]*× .*|[ \t]*× .*\n(?=[ \t]*[├│╰]))(?:\n[ \t]*[├│╰].*)*/gm;

/** A program of the tests that fails without a word: make's own target for them, or the one file that the command runs. */
function isNamedTest(command: string, lines: readonly string[], testPaths?: readonly string[]): boolean {
  if (lines.some((line) => testTarget.test(line))) return true;
  const isOne = !/[;&|<>$`(]/.test(command);
  const isOfTests = (word: string) => inTestFolder.test(word) || isTestPath(word, testPaths);
  return isOne && command.split(/\s+/).some((word) => word.includes('/') && isOfTests(word.replace(/^\.\//, '')));
}
const inTestFolder = /^(?:\S*\/)?(?:tests?|specs?)\/\S/;
const target = String.raw`(?:[^\]:]{1,300}:\d{1,7}: )?(?:[\w.-]{1,40}[-_/])?(?:tests?|check|specs?)`;
const testTarget = new RegExp(
  String.raw`^g?make(?:\[\d{1,3}\])?: \*\*\* \[${target}\] (?:Error \d|Aborted|Bus error|Floating point|Illegal|Trace)`,
);
const crashes = [
  /\bsegmentation fault\b|\bcore dumped\b|\bSIG(?:SEGV|ABRT|BUS|FPE|ILL)\b|\bpanicked at\b/i,
  /(?:Address|Leak|Memory|Thread|UndefinedBehavior)Sanitizer\b|:\d{1,7}: runtime error: /i,
];
/** A script that calls what is not there yet, in the words of its language: it may be what the story asks for. */
const missingNames = [
  /\bTypeError: \S{1,200} is not a (?:function|constructor)\b|\bReferenceError: \S{1,200} is not defined\b/,
  /does not provide an export named |Cannot find module '(?:\.{1,2}\/[^']{1,300}'$|[^']{1,300}' imported from)/m,
  /^(?:ImportError: cannot import name |AttributeError: .{1,300} has no attribute |NameError: name )/m,
  /undefined (?:local variable or )?method .{1,300}\((?:NoMethodError|NameError)\)|uninitialized constant .{1,200}\(NameError\)/,
  /^(?:Undefined subroutine &|Can't locate object method )|Call to undefined (?:function|method) /m,
  /attempt to call (?:a nil value|\w{1,20} '[^']{1,200}' \(a nil value\))|could not find function "/,
  /: Unbound variable: |function [`'][^']{1,200}' (?:not|never) defined|\bUndefVarError: |\(UndefinedFunctionError\)/,
];

/** What a package or the toolchain misses no change of the repository brings: the nearest frame says who called it. */
function missesOwnName(output: string): boolean {
  const lines = output.split('\n');
  return lines.some((line, at) => {
    if (!missingNames.some((pattern) => pattern.test(line))) return false;
    const above = lines.slice(Math.max(0, at - mostApart), at).toReversed();
    const around = [line, ...lines.slice(at + 1, at + 1 + mostApart).filter((one) => /^\s*at /.test(one)), ...above];
    const frame = around.find((one) => pathsIn(one).length > 0 && (one === line || isFrame(one)));
    return frame === undefined || !foreign.some((pattern) => pattern.test(frame));
  });
}
const mostApart = 6;
const foreign = [
  /(?:^|[/\\])(?:node_modules|(?:site|dist)-packages|vendor|gems|\.cargo|\.rustup|\.pyenv|python3\.\d{1,2})[/\\]/,
  /node:internal|[( "]\/usr\//,
];
const words = [
  /\bassert\w{0,20}\b[^\n]{0,200}\bfail/i,
  /\bexpected\b[^\n]{0,80}\b(?:but|got|was|actual)\b|^[^\S\n]*expected ?:|\bbut got\b|\bnot equal\b|\bassertEqual/im,
  /\b[1-9]\d{0,6} (?:\w{1,30} )?(?:failures?|failed|failing)\b|\bfail(?:ed|ures?)? ?[:=]? ?[1-9]\d{0,6}\b/i,
  /^[^\S\n]*fail(?:ed|ure)?: \S|\btest failures\b|^FAIL\t/im,
  /\bgot\b[^\n]{1,80}\bwant(?:ed)?\b|\bwant(?:ed)?\b[^\n]{1,80}\b(?:got|have)\b/i,
  /\bis [^\n]{1,60}, not \S|["'\d)] ?(?:!=|≠) ?["'\d(]/,
];

/** What is compared with `diff`, unless it is how the code is laid out. */
const diff = /^@@ -\d|^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/m;
const formats = /\b\w*(?:fmt|format|lint|prettier|black|style)/i;

const isFrame = (line: string) => /^\s*(?:at |File |from |\w{0,20}\.?\/)|:\d/.test(line);
const pathsIn = (line: string) =>
  [...line.slice(0, 500).matchAll(/[\w./-]{1,200}\.\w{1,5}(?=["':,()\s]|$)/g)].map(([path]) =>
    path.replace(/^\/+/, ''),
  );

function saysNoTestYet(output: string, testPaths?: readonly string[]): boolean {
  if (none.some((pattern) => pattern.test(output))) return true;
  // A program that is not there says nothing of tests, whatever the script is called that asks for it.
  const missing = output
    .split('\n')
    .filter((line) => absent.some((pattern) => pattern.test(line)) && missingTool(line) === undefined);
  return missing.some(
    (line) => /\b(?:tests?|specs?)\b/i.test(line) || pathsIn(line).some((path) => isTestPath(path, testPaths)),
  );
}
const wasRun = 'found|ran|run|executed|collected|matched|exist|discovered';
const none = [
  new RegExp(
    String.raw`\bno (?:[\w-]{1,20} ){0,2}(?:tests?|specs?|examples?|test files?)\b[^\n]{0,40}\b(?:${wasRun})\b`,
    'i',
  ),
  /\bnothing to test\b|\b0 (?:tests|specs|examples|scenarios)\b|\bno tests? to run\b/i,
];
const absent = [
  /\b(?:could not|cannot|couldn't) find\b|\bnot (?:found|importable)\b/i,
  /\bno such file\b|\bdoes(?: not|n't) exist\b|\bno match(?:es)?\b/i,
];

/** A compiler over a test file: what the story asks for may be what it misses. A linter's word there is about style. */
function isTestSource({ runner, file }: TestFailure, testPaths?: readonly string[]): boolean {
  return file !== undefined && !linters.has(runner ?? '') && (isTestPath(file, testPaths) || program.test(file));
}
/** A program of its own that holds the tests, often beside the sources. */
const program =
  /(?:^|\/)(?:(?:check|tests?)(?:_\w+)?\.(?:c|cc|cpp|cxx|hs|ml|d|nim|zig)|Check\.hs|\w+(?:Check|Checks)\.(?:java|kt|scala|cs))$/;
const linters = new Set(['eslint', 'biome']);

/** In Rust tests live in the file that they test: cargo says which of its builds broke. */
function onlyRustTests(output: string): boolean {
  const broken = [...output.matchAll(/could not compile `[^`\n]{1,200}` \(([^)\n]{1,200})\)/g)].map(
    ([, of]) => of ?? '',
  );
  return broken.length > 0 && broken.every((of) => /\btest\b/.test(of));
}
