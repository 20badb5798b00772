/** `redgreen replay <event> <payload>`: a webhook's payload carried out as the Action would, dry unless told otherwise. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { RedgreenError } from '../../errors.ts';
import { openClient } from '../../github/client.ts';
import { exitCode } from '../../outcome.ts';
import { createRedactor } from '../../redact.ts';
import type { EventEnd } from '../../run-trigger/request.ts';
import { runEvent } from '../../run-trigger.ts';
import { makeRunFolder } from '../../store/run-folder.ts';
import { newRunId } from '../../store/run-id.ts';
import { recordRun } from '../../store/run-rows.ts';
import { visible, visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRecord } from '../local-record.ts';
import { eventLines, paint, wantsColours } from '../terminal.ts';

export interface ReplayOptions {
  event: string;
  payload: string;
  /** Writes to GitHub; without it the run is dry. */
  write: boolean;
  json: boolean;
}

export async function replayCommand(io: CommandIo, options: ReplayOptions): Promise<ExitCode> {
  const { environment } = io;
  const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
  if (token === undefined) throw new RedgreenError('no-token', 'a webhook is carried out by asking GitHub');
  const payload = await payloadOf(io, options.payload);
  const redact = createRedactor([token]);
  const now = () => new Date();
  const serverUrl = environment.GITHUB_SERVER_URL || 'https://github.com';
  const colours = wantsColours(io.stderr, environment);
  const say = (text: string) => io.stderr.write(`${visibleLine(redact(text), 1000)}\n`);
  await using record = await openRecord(io);

  const end = await runEvent({
    name: options.event,
    payload,
    inputs: { 'github-token': token, 'dry-run': options.write ? 'false' : 'true' },
    environment,
    client: openClient({ token, baseUrl: environment.GITHUB_API_URL || 'https://api.github.com', onWait: say }),
    serverUrl,
    secrets: (settings) => secretsOf(settings, environment, token),
    redact,
    now,
    log: say,
    async onEvent(event, run) {
      for (const line of eventLines(event, run)) io.stderr.write(`${paint(line, colours)}\n`);
    },
    signal: io.signal,
    hidden: [record.root],
    async place(repository) {
      const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
      return {
        kind: 'clone',
        remote: { url: `${serverUrl}/${repository}.git`, authorization, env: { ...environment } },
      };
    },
    async open() {
      const runId = newRunId(now());
      const runDir = await makeRunFolder(record.root, runId);
      return { runId, runDir, recorder: await recordRun(record.store, runId, { redact, now, folder: runDir }) };
    },
    onForge() {},
  });
  io.stdout.write(options.json ? jsonOf(end) : textOf(end));
  return exitCode(end.outcome);
}

async function payloadOf(io: CommandIo, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(resolve(io.cwd, path), 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RedgreenError('bad-usage', `${path} is no readable JSON (${code ?? message})`, { cause: error });
  }
}

function jsonOf({ outcome, detail, run, planned }: EventEnd): string {
  return `${JSON.stringify({ outcome, detail, run, planned }, null, 2)}\n`;
}

function textOf({ outcome, detail, planned = [] }: EventEnd): string {
  const writes = planned.map(({ what, where, text }) => `\n--- ${visibleLine(`${what} ${where}`)}\n${visible(text)}\n`);
  return `outcome: ${outcome}\n${visible(detail)}\n${writes.join('')}`;
}

function secretsOf(settings: Settings, environment: CommandIo['environment'], token: string): string[] {
  const named = [...settings.testEnv, ...settings.agentEnv].map((name) => environment[name]);
  return [token, settings.anthropicApiKey, ...named].filter((value) => value !== undefined && value !== '') as string[];
}
