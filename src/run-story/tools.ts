/** The tests must run on the toolchain that the job was given: a hidden HOME once turned one python into another. */

import { delimiter } from 'node:path';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { differs, type ToolVersion, toolVersions } from '../sandbox/tool-versions.ts';
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
export function otherTools(sandbox: Sandbox, tools: readonly ToolVersion[]): Stop | undefined {
  const found = tools.filter(differs);
  if (found.length === 0) return undefined;
  return { outcome: 'setup-failed', detail: `${found.map(told).join(' ')} ${fix(sandbox)}` };
}

function told({ tool, outside, inside }: ToolVersion): string {
  const within = inside === undefined ? 'cannot be started' : `“${inside}”`;
  return `\`${tool}\` is “${outside}” outside the sandbox and ${within} inside it, so its tests would prove nothing.`;
}

function fix({ leftOutOfPath }: Sandbox): string {
  const closed = leftOutOfPath.length === 0 ? '' : `Not opened of PATH: ${leftOutOfPath.join(', ')}. `;
  return `${closed}Install it below /usr or /opt, or with a version tool whose folder is known (nvm, pyenv, rbenv, asdf, mise, rustup, sdkman).`;
}
