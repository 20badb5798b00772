/** Reuses the baseline that an earlier run of the same day had for the same tree, commands and machine. */

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { arch, release } from 'node:os';
import { dirname, join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { version } from '../project.ts';
import { wasStopped } from '../run/killed-words.ts';
import type { Verification } from '../run/verification.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import type { RunRequest } from './request.ts';

/** Where the tests can reach something that is not in the tree – a service, a host, a variable – no earlier result stands. */
export function mayBeReused({ record, replay, settings }: RunRequest): boolean {
  const { sandbox, sandboxNetwork, testServices, testEnv } = settings;
  const closed = sandbox !== 'none' && sandboxNetwork === 'none' && testServices.length === 0 && testEnv.length === 0;
  return record.baselines !== undefined && replay === undefined && closed;
}

export async function keyOf(request: RunRequest, tree: string, commands: Commands): Promise<string> {
  const { settings, code, host } = request;
  const { setup, build, test } = commands;
  const { workingDirectory, testReport, maxFeedbackChars } = settings;
  const place = [workingDirectory, testReport, maxFeedbackChars, await machineImage(host.environment)];
  return createHash('sha256')
    .update(JSON.stringify([version, code.repository, tree, setup, build, test, place]))
    .digest('hex');
}

/** With its log beside this run's own; undefined where the tools are others by now, or it is older than a day. */
export async function fromRecord(
  { record: { baselines, runDir } }: RunRequest,
  { key, tools }: { key: string; tools: readonly ToolVersion[] },
): Promise<Verification | undefined> {
  const known = await baselines?.find(key);
  if (known === undefined || wasStopped(known.verification) || known.tools !== JSON.stringify(tools)) return undefined;
  if (Date.now() - Date.parse(known.at) > dayMs) return undefined;
  const logPath = join(runDir, known.verification.logPath);
  await mkdir(dirname(logPath), { recursive: true });
  await copyFile(known.logPath, logPath);
  return known.verification;
}

/** Tests may depend on the date, or on what the machine has got since. */
const dayMs = 86_400_000;

/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
export async function machineImage(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => process.platform);
  const { ImageOS = '', ImageVersion = '' } = environment;
  return [arch(), release(), ImageOS, ImageVersion, system].join('\n');
}
