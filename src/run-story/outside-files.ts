/** Files of this machine that a command or its output asks for and that nothing in the sandbox can see. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Run, Stop } from '../run/run.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import { quoted } from '../text/shell-quote.ts';
import type { RunRequest } from './request.ts';

const saysMissing = /no such file|enoent|not found|can(?:not|'t|’t) (?:open|find|read|access|stat)|does not exist/i;
const path = /(?:^|[\s'"`=(:,[])((?:~|\$HOME|\$\{HOME\})(?:\/[\w.@+-]+)+|(?:\/[\w.@+-]+){2,})/g;
const maxQuestions = 30;

/** Of everything that the run has printed so far. Nobody is asked where no sandbox stands between. */
export async function outsideFiles(request: RunRequest, sandbox: Sandbox, run: Run): Promise<string[]> {
  if (sandbox.kind === 'none') return [];
  const { HOME: home = homedir() } = request.host.environment;
  const { setup, build, test } = run.commands;
  const red = run.baseline?.result === 'passed' ? undefined : run.baseline;
  const printed = [run.setup?.output, red?.output, ...(red?.failures ?? []).map(({ message }) => message)];
  const complaints = printed.flatMap((text) => (text ?? '').split('\n')).filter((line) => saysMissing.test(line));
  const named = [setup, build, test, ...complaints].flatMap((text) => pathsIn(text ?? '', home));
  const here = [...new Set(named)].filter((one) => !isUnder(one, request.record.runDir) && existsSync(one));
  return here.length === 0 ? [] : await unseen(request, sandbox, here.slice(0, maxQuestions));
}

function pathsIn(text: string, home: string): string[] {
  return [...text.matchAll(path)].map(([, found = '']) =>
    found.replace(/^(?:~|\$HOME|\$\{HOME\})/, home).replace(/[.]+$/, ''),
  );
}

async function unseen({ record }: RunRequest, sandbox: Sandbox, paths: readonly string[]): Promise<string[]> {
  await using scratch = await temporaryFolder(join(record.runDir, 'outside-'));
  const logPath = join(scratch.path, 'log');
  const script = paths.map((one, at) => `test -e ${quoted(one)} || echo "@${at}"`).join('\n');
  await sandbox.shell({ script, logPath, timeoutMs: 30_000, network: 'none' });
  const missing = new Set((await readFile(logPath, 'utf8')).split('\n'));
  return paths.filter((_, at) => missing.has(`@${at}`));
}

export function outsideWords(files: readonly string[]): string {
  const names = files.slice(0, 5).map((file) => `\`${file}\``);
  const are = files.length === 1 ? 'is' : 'are';
  return `${names.join(', ')} ${are} on this machine and outside of the sandbox: no command of the run can see ${files.length === 1 ? 'it' : 'them'}.`;
}

/** The stop with the file that it comes from, where there is one. */
export async function withOutsideFiles(request: RunRequest, sandbox: Sandbox, stop: Stop): Promise<Stop> {
  if (stop.outcome !== 'setup-failed') return stop;
  const files = await outsideFiles(request, sandbox, request.record.recorder.run());
  if (files.length === 0) return stop;
  return { ...stop, detail: `${stop.detail} ${outsideWords(files)}`, cause: 'outside-file' };
}
