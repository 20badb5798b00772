/** A base whose red names no failing test: a linter, a tool that is missing, a bar of coverage. Nothing that the agent does could be told from it. */

import { noTestRecognised } from '../output/condense.ts';
import type { Tree } from '../packages/commands.ts';
import { wasStopped } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { placeWords } from '../run/words.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { namesTests } from './failing-test.ts';
import type { RunRequest } from './request.ts';
import { withMissingTool } from './tools.ts';
import { loadsNothing } from './unusable-baseline.ts';

interface RedBase {
  red: Verification;
  files: Tree;
  sandbox: Pick<Sandbox, 'leftOutOfPath'>;
}

/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
export async function redForNoTest(request: RunRequest, base: RedBase): Promise<Stop | undefined> {
  const { settings, code, replay } = request;
  const { red } = base;
  if (red.result === 'passed' || settings.baseline === 'allow-any') return undefined;
  if (code.start.kind !== 'new' || replay !== undefined) return undefined;
  const unloaded = await loadsNothing(red, base.files);
  if (unloaded !== undefined || namesTests(red, settings.testPaths)) return unloaded;
  const sentences = [whatHappened(red, settings.testTimeoutMinutes), whatFailed(red)];
  if (wasStopped(red)) {
    const detail = [...sentences, ...red.notes].join(' ');
    return { outcome: 'setup-failed', cause: 'stopped', detail };
  }
  const cause = red.result === 'timed-out' ? 'slow-tests' : 'red-for-no-test';
  const stop: Stop = { outcome: 'setup-failed', cause, detail: sentences.join(' ') };
  return missingIn(stop, red, base.sandbox);
}

/** The stop with the program that its output misses, where it names one. */
export function missingIn(stop: Stop, { output }: Verification, sandbox: RedBase['sandbox']): Stop {
  return withMissingTool(stop, output, sandbox);
}

function whatHappened({ step, command, exitCode, result }: Verification, minutes: number): string {
  const none = 'and none of its failures is that of a test';
  if (result === 'timed-out')
    return `Before any change the ${step} command \`${command}\` did not end within \`test-timeout-minutes\` (${minutes}), ${none}.`;
  const how = exitCode === null ? 'was stopped' : exitCode === 0 ? 'is red' : `exited ${exitCode}`;
  const needless = step === 'build' ? ' Where the tests need no build, `build-command: none` leaves it out.' : '';
  return `Before any change the ${step} command \`${command}\` ${how}, ${none}.${needless}`;
}

/** The first errors, or the last lines. */
function whatFailed({ failures, output }: Verification): string {
  const errors = failures.filter(({ file }) => file !== undefined).slice(0, 3);
  if (errors.length > 0) return `It says ${errors.map(errorWords).join('; ')}.`;
  const last = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.endsWith(noTestRecognised))
    .slice(-3);
  return last.length === 0 ? 'It printed nothing.' : `It ends with “${last.map((line) => line.trim()).join(' / ')}”.`;
}

function errorWords({ runner, file, line, message }: TestFailure): string {
  return `“${placeWords(file ?? '', line)}: ${(message ?? '').split('\n')[0]?.slice(0, 200)}” (${runner ?? 'a compiler'})`;
}
