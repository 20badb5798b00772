/** Runs the tests that were red last time before the whole suite, so that a retry which is still red ends early. */

import type { Verification } from '../run/verification.ts';
import { objectIn, parsedJson } from '../text/json.ts';
import type { ChangedPath } from '../verdict/change.ts';
import { pickCommand } from '../verdict/pick.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Below this the whole suite is as quick as starting the runner twice. */
const worthPickingMs = 3_000;

export interface RedRerun {
  tree: string;
  name: string;
  previous: Verification | undefined;
  /** What the whole suite took when it ran last. */
  suiteMs: number;
  notes: string[];
}

/**
 * A retry runs the tests that were red last time first. Still red: that is the attempt's result. undefined: they pass, or
 * cannot be picked, and only the whole suite can say more.
 */
export async function rerunRed(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, name, previous, suiteMs, notes }: RedRerun,
): Promise<Verification | undefined> {
  if (previous === undefined || previous.result !== 'failed' || suiteMs < worthPickingMs) return undefined;
  const test = await picked(options, tree, previous);
  if (test === undefined) return undefined;
  const quick = await verifier.run(tree, `${name}-picked`, { previous, test, notes });
  const known = new Set(previous.failures.map((failure) => failure.name));
  const still = quick.failures.map((failure) => failure.name);
  // Another red than before may come from the picking itself; the whole suite tells.
  if (quick.result !== 'failed' || still.length === 0 || !still.every((failing) => known.has(failing)))
    return undefined;
  const note =
    'Only the files of the tests that were red before have run, because they are not green yet; the whole suite runs when they are.';
  // Counts of a part would read as tests that are gone.
  return { ...quick, counts: undefined, notes: [...quick.notes, note] };
}

/** The command for the red tests alone, through the scripts of package.json as this tree has them. */
export async function picked(
  { request, workspace, commands }: VerifierOptions,
  tree: string,
  { runners, failures }: Pick<Verification, 'runners' | 'failures'>,
): Promise<string | undefined> {
  const { workingDirectory } = request.settings;
  const folder = workingDirectory === '.' ? '' : `${workingDirectory.replace(/\/+$/, '')}/`;
  const text = (await workspace.repository.readFile(tree, `${folder}package.json`)) ?? '';
  const scripts = objectIn(objectIn(parsedJson(text)).scripts);
  const script = (name: string) => (typeof scripts[name] === 'string' ? scripts[name] : undefined);
  return pickCommand({ command: commands.test, runners: runners ?? [], failures, script });
}

export async function changedPaths({ workspace }: Pick<VerifierOptions, 'workspace'>, from: string, to: string) {
  const found = await workspace.repository.differences(from, to);
  return found.map(({ path, status }): ChangedPath => ({ path, status }));
}
