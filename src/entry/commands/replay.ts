/** `redgreen replay`: a recorded run repeated, or a webhook's payload carried out. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RedgreenError } from '../../errors.ts';
import { gitAuthorization, openClient } from '../../github/client.ts';
import { type Payload, readPayload } from '../../github/payload.ts';
import { exitCode } from '../../run/outcome.ts';
import { makeRunFolder } from '../../store/run-folder.ts';
import { newRunId } from '../../store/run-id.ts';
import { recordRun } from '../../store/run-rows.ts';
import { createRedactor } from '../../text/redact.ts';
import { visible, visibleLine } from '../../text/terminal-text.ts';
import { handleEvent } from '../../trigger/handle-event.ts';
import type { EventEnd } from '../../trigger/request.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { fileReason } from '../file-reason.ts';
import { openRecord } from '../local-record.ts';
import { replayRun } from '../replay-run.ts';
import { eventTeller } from '../terminal.ts';

interface ReplayOptions {
  write?: boolean;
  json?: boolean;
}

export const command: CommandFile = {
  place: 60,
  declare: (replay) =>
    replay
      .description("repeat a recorded run without the model, or carry out a webhook's payload as the Action would")
      .argument(
        '<run-or-event>',
        'a run: its id, the beginning of it, or `latest`; or the name of an event, such as issues',
      )
      .argument('[payload]', 'the event’s payload, a JSON file; dry unless --write')
      .option('--write', 'write to GitHub')
      .option('--json', 'print what came of it as JSON'),
  notes:
    '\nRepeating a run exits 0 where it went the same way and 3 where it went another;\nwhere it could not be repeated here, with the code of that outcome.\n',
  examples: ['redgreen replay latest', 'GITHUB_TOKEN=$(gh auth token) redgreen replay issues labeled.json'],
  run: (io: CommandIo, name: string, payload: string | undefined, options: ReplayOptions) =>
    payload === undefined ? replayRun(io, name, options.json === true) : replayEvent(io, name, payload, options),
};

/** A webhook's payload carried out as the Action would, dry unless told otherwise. */
async function replayEvent(io: CommandIo, name: string, path: string, options: ReplayOptions): Promise<ExitCode> {
  const { environment } = io;
  const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
  if (token === undefined) throw new RedgreenError('no-token', 'a webhook is carried out by asking GitHub');
  const payload = await payloadOf(io, path);
  const redact = createRedactor([token]);
  const now = () => new Date();
  const serverUrl = environment.GITHUB_SERVER_URL || 'https://github.com';
  const print = eventTeller(io);
  const say = (text: string) => io.stderr.write(`${visibleLine(redact(text), 1000)}\n`);
  await using record = await openRecord(io);

  const end = await handleEvent({
    event: {
      source: { kind: 'event', name, payload },
      client: openClient({ token, baseUrl: environment.GITHUB_API_URL || 'https://api.github.com', onWait: say }),
      layers: { inputs: { 'github-token': token, 'dry-run': options.write ? 'false' : 'true' }, environment },
      now,
    },
    answers: { by: 'action' },
    run: {
      serverUrl,
      host: { environment, hidden: [record.root], redact },
      async source(repository) {
        const url = `${serverUrl}/${repository}.git`;
        return { kind: 'clone', remote: { url, authorization: gitAuthorization(token), env: { ...environment } } };
      },
      async open() {
        const runId = newRunId(now());
        const runDir = await makeRunFolder(record.root, runId);
        return { runId, runDir, recorder: await recordRun(record.store, runId, { redact, now, folder: runDir }) };
      },
      async onEvent(event, run) {
        print(event, run);
      },
      signal: io.signal,
    },
    log: say,
  });
  io.stdout.write(options.json ? jsonOf(end) : textOf(end));
  return exitCode(end.outcome);
}

async function payloadOf(io: CommandIo, path: string): Promise<Payload | undefined> {
  try {
    return readPayload(JSON.parse(await readFile(resolve(io.cwd, path), 'utf8')));
  } catch (error) {
    const what = `${path} is no readable JSON: ${fileReason(error as NodeJS.ErrnoException)}`;
    throw new RedgreenError('bad-usage', what, { cause: error, fix: 'Name the file that holds the payload.' });
  }
}

function jsonOf({ outcome, detail, run, planned }: EventEnd): string {
  return `${JSON.stringify({ outcome, detail, run, planned }, null, 2)}\n`;
}

function textOf({ outcome, detail, planned = [] }: EventEnd): string {
  const writes = planned.map(({ what, where, text }) => `\n--- ${visibleLine(`${what} ${where}`)}\n${visible(text)}\n`);
  return `outcome: ${outcome}\n${visible(detail)}\n${writes.join('')}`;
}
