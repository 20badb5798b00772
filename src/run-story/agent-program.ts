/** The program of a command-line agent, looked for in the sandbox after setup: without it a run would end after its baseline. */

import { missingProgram } from '../agent/preset.ts';
import { presets } from '../agent/preset-files.ts';
import type { Settings } from '../config/settings.ts';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { missingInside } from '../sandbox/tool-versions.ts';
import type { RunRequest } from './request.ts';

/** A stop where it is not there. */
export async function agentMissing(
  { settings, record, replay }: RunRequest,
  sandbox: Sandbox,
): Promise<Stop | undefined> {
  if (replay !== undefined) return undefined;
  const preset = presets.get(settings.agent);
  const name = preset?.program ?? agentProgram(settings);
  if (name === undefined || (await missingInside(sandbox, [name], record.runDir)).length === 0) return undefined;
  const detail = preset === undefined ? `${programWords(name)}. ${installFix}` : missingProgram(preset);
  return { outcome: 'misconfigured', cause: 'missing-agent', detail };
}

export const programWords = (name: string) => `\`agent-command\` starts \`${name}\`, which is not in the sandbox`;
export const installFix =
  'Correct `agent-command`, or install it where every user finds it: the home is closed in the sandbox.';

/** What `agent-command` starts first; undefined where only a shell can tell. */
export function agentProgram({ agent, agentCommand = '', agentEnv }: Settings): string | undefined {
  // With a PATH of its own it finds other programs than a look into the sandbox does.
  if (agent !== 'command' || agentEnv.includes('PATH') || /(?:^|\s)PATH=/.test(agentCommand)) return undefined;
  return /^\s*(?:\w+=[\w./:@%+-]*\s+)*(?:exec\s+)?([\w.+-]+)(?=\s|[;&|]|$)/.exec(agentCommand)?.[1];
}
