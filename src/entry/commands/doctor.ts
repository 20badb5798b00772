/** `redgreen doctor`: everything a run needs, looked at before there is a run. */

import { resolveSettings } from '../../config/layers.ts';
import { explain } from '../../errors.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { checkApp, isAppMachine } from '../doctor/app.ts';
import { type Check, fail } from '../doctor/check.ts';
import { checkGitHub } from '../doctor/github.ts';
import { checkMachine } from '../doctor/machine.ts';
import { checkProvider } from '../doctor/provider.ts';
import { checkRepository } from '../doctor/repository.ts';
import { type Clone, openClone } from '../local-clone.ts';
import { paint, type Tone, wantsColours } from '../terminal.ts';

export interface DoctorOptions {
  json: boolean;
  /** Asks neither GitHub nor the provider. */
  offline: boolean;
}

/** Exit 0 where a run can start, warnings included; 1 where something keeps it from starting. */
export async function doctorCommand(io: CommandIo, options: DoctorOptions): Promise<ExitCode> {
  const checks = await allChecks(io, options);
  const failed = checks.filter(({ result }) => result === 'fail').length;
  if (options.json) io.stdout.write(`${JSON.stringify({ ok: failed === 0, checks }, null, 2)}\n`);
  else {
    const colours = wantsColours(io.stdout, io.environment);
    for (const check of checks) io.stdout.write(`${lines(check, colours)}\n`);
    io.stdout.write(`\n${summary(checks)}\n`);
  }
  return failed === 0 ? 0 : 1;
}

async function allChecks(io: CommandIo, { offline }: DoctorOptions): Promise<Check[]> {
  const app = (await isAppMachine(io)) ? await checkApp(io, { offline }) : undefined;
  const clone = await openClone(io).catch((error: unknown) => explain(error));
  if ('fix' in clone && app !== undefined) {
    // A server of the App needs no repository around it.
    const { settings } = resolveSettings({ environment: io.environment, needsKey: false });
    const [machine, provider] = await Promise.all([
      checkMachine(io, io.cwd, settings),
      offline ? [] : checkProvider(settings),
    ]);
    return [...machine, ...provider, ...app];
  }
  if ('fix' in clone) {
    const { settings } = resolveSettings({ environment: io.environment, needsKey: false });
    const machine = await checkMachine(io, io.cwd, settings);
    return [...machine, fail('repository', clone.what, clone.fix)];
  }
  await using opened: Clone = clone;
  const resolved = resolveSettings({
    environment: io.environment,
    repositoryFile: opened.configText,
    needsKey: false,
  });
  const { settings } = resolved;
  const [machine, repository, provider, github] = await Promise.all([
    checkMachine(io, opened.root, settings),
    checkRepository(opened, resolved),
    offline ? [] : checkProvider(settings),
    offline ? [] : checkGitHub(io, opened.root, settings),
  ]);
  return [...machine, ...repository, ...provider, ...github, ...(app ?? [])];
}

function lines({ name, result, found, fix }: Check, colours: boolean): string {
  const mark = { ok: '✓', warn: '!', fail: '✗' }[result];
  const tone: Tone = result === 'ok' ? 'good' : result === 'fail' ? 'bad' : 'plain';
  const first = `${paint({ tone, text: mark }, colours)} ${name}: ${visibleLine(found, 500)}`;
  return fix === undefined ? first : `${first}\n    ${visibleLine(fix, 500)}`;
}

function summary(checks: Check[]): string {
  const count = (result: Check['result']) => checks.filter((check) => check.result === result).length;
  return `${count('ok')} right, ${count('warn')} to look at, ${count('fail')} wrong`;
}
