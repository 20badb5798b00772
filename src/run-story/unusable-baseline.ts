/**
 * Decides whether the test results from before the agent's work are useless for judging a change, and gives the reason
 * to stop.
 */

import { join } from 'node:path';
import { noTestRecognised } from '../output/condense.ts';
import { isLevel, isVerdict } from '../output/line-form.ts';
import { frameOf, isOwn } from '../output/stack-frames.ts';
import { isTest } from '../output/test-report.ts';
import type { Tree } from '../packages/commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { failureKind } from '../run/failure-kind.ts';
import { wasStopped } from '../run/killed-command.ts';
import { type Stop, setupFailed } from '../run/run.ts';
import { placeWords } from '../run/run-phrases.ts';
import { ranNoTest, type TestFailure, type Verification } from '../run/verification.ts';
import { clippedText } from '../text/clipped-file.ts';
import { isTestPath } from '../verdict/file-roles.ts';
import { commandTree } from './command-detection.ts';
import { withMissingTool } from './environment.ts';
import type { RunPlace, Verifier } from './verifier.ts';

/** Vitest, Jest, mocha, ava, tsc, nodemon: the last that a watcher says is what it waits for. */
const waits = [
  /\b(?:watching for file|waiting for(?: file)?) changes/i,
  /\bpress [`'"]?\w+[`'"]? to (?:quit|exit|stop|show help)/i,
  /^\s*› Press /im,
];

/** Why a run ends before its agent. What the base itself says is what the verifier compares with. */
export async function unusable(verifier: Verifier, verification: Verification): Promise<Stop | undefined> {
  const { request, settings, runDir, sandbox, before: baseline = verification } = verifier;
  const { result, step, command, exitCode, output } = verification;
  if (result === 'broken') {
    const why = exitCode === 126 ? 'is not executable' : 'was not found';
    const detail = `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${why}.`;
    return withMissingTool(setupFailed('cannot-start', detail), output, sandbox);
  }
  const waits = await watching(verification, runDir);
  if (waits !== undefined) return waits;
  const { reportedFailed: lost = 0 } = baseline;
  if (lost > 0) {
    // No failing test could make such a run red, whatever an agent does.
    const detail = `The test command \`${baseline.command}\` exits 0 although ${lost === 1 ? '1 test fails' : `${lost} tests fail`}: set pipefail, or remove what ignores the failures.`;
    return setupFailed('lost-exit-code', detail);
  }
  if (settings.baseline === 'require-green' && !request.code.start.theirs && baseline.result !== 'passed')
    return setupFailed('red-before', 'The tests are red before any change, and `baseline` is require-green.');
  return redForNoTest(verifier, verification);
}

/** Green or red, such a run is of what had changed, and ended by its closed input or by our limit. */
async function watching({ step, command, logPath }: Verification, runDir: string): Promise<Stop | undefined> {
  const last = (await clippedText(join(runDir, logPath), 8192).catch(() => ''))
    .trimEnd()
    .split('\n')
    .slice(-6)
    .join('\n');
  if (!holds(waits, last)) return undefined;
  return setupFailed(
    'watching',
    `The ${step} command \`${command}\` watches for changes and never ends. Use one that runs once: \`vitest run\`, or \`jest\` and \`mocha\` without \`--watch\`.`,
  );
}

/**
 * What every test file misses is in the tree or in a manifest, and yet cannot be loaded: it was not installed. What is in
 * neither may be what the story asks for.
 */
async function loadsNothing({ command, failures }: Verification, files: Tree) {
  const missing = failures.map(({ kind, name, file, message = '' }) =>
    kind === 'suite' || name === file ? missingPackage(message) : undefined,
  );
  if (missing.includes(undefined)) return undefined;
  const paths = await files.list();
  const manifests = await Promise.all(changedManifests(paths).slice(0, 20).map(files.read));
  const isKnown = (name: string) =>
    manifests.some((text) => text?.split(/[^\w@/.-]+/).includes(name)) ||
    paths.some((path) => new RegExp(`^(?:src/|lib/)?${RegExp.escape(name)}(?:/|\\.\\w+$)`).test(path));
  const names = [...new Set(missing.flatMap((name) => name ?? []))];
  if (!names.every(isKnown)) return undefined;
  return `Before any change the test command \`${command}\` can load none of its test files: \`${names.join('`, `')}\` ${names.length === 1 ? 'is' : 'are'} not installed.`;
}

/** No test passed. Where loading ended the run nobody counts. */
const isAllRed = ({ result, counts, failures }: Verification) =>
  result === 'failed' &&
  failures.length > 0 &&
  (counts === undefined ? failures.every(({ kind }) => kind === 'suite') : counts.passed === 0);

/** What broke every test lies in a package or the toolchain: it is none of what the story may ask for. */
async function breaksOutside(red: Verification, runDir: string) {
  const { failures, command, logPath } = red;
  const lines = (await clippedText(join(runDir, logPath), 1 << 19)).split('\n');
  const framesIn = (from: number, to: number) => lines.slice(from, to).flatMap((line) => frameOf(line) ?? []);
  const isOutside = failures.every(({ message = '' }) => {
    const said = message.split('\n')[0] || '\n';
    const at = lines.findIndex((line) => line.includes(said));
    const place = /\((\/[^()]+)\)$/.exec(said)?.[1];
    if (at < 0 || (place !== undefined && !isOwn(place))) return at >= 0;
    // Python tells the innermost frame last, above the error; elsewhere it is the first one below, behind those of the loader.
    const last = framesIn(Math.max(0, at - 4), at).at(-1);
    if (last?.file.endsWith('.py')) return !last.own;
    const first = framesIn(at + 1, at + 20).find(({ file }) => !/^(?:node:|$)/.test(file));
    return failureKind(message) === 'fails' && first?.own === false;
  });
  if (!isOutside) return undefined;
  return `Before any change every test of \`${command}\` breaks in a package or the toolchain. ${whatFailed(red)}`;
}

/** The first name in quotes, as every loader gives it, without what is looked for in the package; a path is none. */
function missingPackage(message: string) {
  const name = /['"`‘]([^'"`’\n]{1,200})['"`’]/.exec(message)?.[1];
  if (name === undefined || /^[./\\]|:\/\//.test(name)) return undefined;
  const scope = /^@[^/]+\/[^/]+/.exec(name)?.[0];
  return scope ?? name.split(/[/.]|::/)[0];
}

/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
async function redForNoTest(
  { request, settings, runDir, workspace, sandbox }: RunPlace,
  red: Verification,
): Promise<Stop | undefined> {
  const { code, replay } = request;
  if (red.result === 'passed' || settings.baseline === 'allow-any') return undefined;
  if (code.start.kind !== 'new' || replay !== undefined) return undefined;
  if (isAllRed(red)) {
    const files = commandTree(settings, workspace);
    const detail = (await loadsNothing(red, files)) ?? (await breaksOutside(red, runDir));
    if (detail !== undefined) return setupFailed('red-for-no-test', detail);
  }
  if (namesTests(red, settings.testPaths)) return undefined;
  const sentences = [whatHappened(red, settings.testTimeoutMinutes), whatFailed(red)];
  if (wasStopped(red)) return setupFailed('stopped', [...sentences, ...red.notes].join(' '));
  const cause = red.result === 'timed-out' ? 'slow-tests' : 'red-for-no-test';
  return withMissingTool(setupFailed(cause, sentences.join(' ')), red.output, sandbox);
}

function whatHappened({ step, command, exitCode, result }: Verification, minutes: number) {
  const none = 'and none of its failures is that of a test';
  if (result === 'timed-out')
    return `Before any change the ${step} command \`${command}\` did not end within \`test-timeout-minutes\` (${minutes}), ${none}.`;
  const how = exitCode === null ? 'was stopped' : exitCode === 0 ? 'is red' : `exited ${exitCode}`;
  const needless = step === 'build' ? ' Where the tests need no build, `build-command: none` leaves it out.' : '';
  return `Before any change the ${step} command \`${command}\` ${how}, ${none}.${needless}`;
}

/** The first errors, or the last lines. */
function whatFailed({ failures, output }: Verification) {
  const errors = failures.filter(({ file }) => file !== undefined).slice(0, 3);
  if (errors.length > 0) return `It says ${errors.map(errorWords).join('; ')}.`;
  const last = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.endsWith(noTestRecognised))
    .slice(-3);
  return last.length === 0 ? 'It printed nothing.' : `It ends with “${last.map((line) => line.trim()).join(' / ')}”.`;
}

function errorWords({ runner, file, line, message }: TestFailure) {
  return `“${placeWords(file ?? '', line)}: ${(message ?? '').split('\n')[0]?.slice(0, 200)}” (${runner ?? 'a compiler'})`;
}

/** A test that failed, a test file that could not be compiled, or the runner's own word that there is none yet. */
export function namesTests(verification: Verification, testPaths?: readonly string[]): boolean {
  const { counts, failures, output, exitCode } = verification;
  if (ranNoTest(verification) || (exitCode !== 0 && holds(noTestYet, output))) return true;
  if (counts !== undefined && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
  // A compiler over a test file may miss what the story asks for; a linter's word there is about style.
  const isTestSource = ({ runner, file }: TestFailure) =>
    file !== undefined && runner !== 'eslint' && isTestPath(file, testPaths);
  if (failures.some((failure) => isTest(failure) || isTestSource(failure))) return true;
  const isExplained = counts !== undefined || failures.length > 0;
  return !isExplained && verification.step === 'test' && looksLikeTests(output, testPaths);
}

const noTestYet = [
  /\bno (?:[\w-]{1,20} ){0,2}tests?\b[^\n]{0,40}\b(?:found|ran|run|executed|collected)\b/i,
  /\bcould not find '[^']*test|\bstart directory is not/i,
];

/** Of a runner that no reader knows: a line in the form of a failing test, a count of them, an assertion, or a place in a test file. */
function looksLikeTests(output: string, testPaths?: readonly string[]) {
  // A × or ✘ also heads the errors of tools that run no tests.
  if (output.split('\n').some((line) => isVerdict(line) && !isLevel(line) && !/^\s*[×✘]/.test(line))) return true;
  const places = [...output.matchAll(/([\w./-]{1,200}\.\w{1,5})(?=:\d|", line \d)/g)];
  return holds(failing, output) || places.some(([, path = '']) => isTestPath(path.replace(/^\/+/, ''), testPaths));
}

const failing = [
  /\bAssert(?:ionError\b|ion\b[^\n]{0,200}\bfailed\b)|^[ \t]*expected ?:/im,
  /\bFAIL(?:ED|URE)?\b|\b[1-9]\d{0,6} fail(?:ed|ures?)\b|\btest failed\b|\bSegmentation fault\b/,
];

const holds = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
