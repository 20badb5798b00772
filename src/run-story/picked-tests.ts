/** Finds the command that runs only the failing tests, and the paths in which two trees differ. */

import type { Verification } from '../run/verification.ts';
import { objectIn, parsedJson } from '../text/json.ts';
import type { ChangedPath } from '../verdict/change.ts';
import { pickCommand } from '../verdict/pick.ts';
import type { VerifierOptions } from './verifier.ts';

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
