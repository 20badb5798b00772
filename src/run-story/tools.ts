/** The tests must run on the toolchain that the job was given: a hidden HOME once turned one python into another. */

import { delimiter } from 'node:path';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { otherToolsWords, type ToolVersion, toolVersions } from '../sandbox/tool-versions.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import type { Commands } from '../verify/commands.ts';
import { runtimesOf } from '../verify/runtimes.ts';
import type { RunRequest } from './request.ts';

/** The versions of what the commands stand on; none where no sandbox stands between. */
export async function askTools(
  { host: { environment, hidden }, record }: RunRequest,
  sandbox: Sandbox,
  commands: Commands,
): Promise<ToolVersion[]> {
  if (sandbox.kind === 'none') return [];
  // What is hidden on purpose, such as the Action's own folder, is no toolchain of the repository.
  const path = (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !hidden.some((closed) => isUnder(folder, closed)))
    .join(delimiter);
  return toolVersions(sandbox, runtimesOf(commands), {
    runDir: record.runDir,
    environment: { ...environment, PATH: path },
  });
}

/** Stops a run whose commands would meet another version inside the sandbox than outside, or none. */
export function otherTools({ leftOutOfPath }: Sandbox, tools: readonly ToolVersion[]): Stop | undefined {
  const detail = otherToolsWords(tools, leftOutOfPath);
  return detail === undefined ? undefined : { outcome: 'setup-failed', detail, cause: 'hidden-toolchain' };
}
