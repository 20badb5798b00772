/** The program of a preset, looked for in the sandbox after setup, which may have brought it: without it a run would end after its baseline. */

import { missingProgram } from '../agent/preset.ts';
import { presets } from '../agent/preset-files.ts';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { missingInside } from '../sandbox/tool-versions.ts';
import type { RunRequest } from './request.ts';

/** A stop where it is not there. */
export async function presetMissing(
  { settings, record, replay }: RunRequest,
  sandbox: Sandbox,
): Promise<Stop | undefined> {
  const preset = replay === undefined ? presets.get(settings.agent) : undefined;
  if (preset === undefined) return undefined;
  const missing = await missingInside(sandbox, [preset.program], record.runDir);
  if (missing.length === 0) return undefined;
  return { outcome: 'misconfigured', cause: 'missing-agent', detail: missingProgram(preset) };
}
