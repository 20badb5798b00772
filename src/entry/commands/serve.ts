/** `redgreen serve`: the GitHub App on this machine, until SIGTERM. */

import { visibleLine } from '../../terminal-text.ts';
import { terminalLine } from '../app-log.ts';
import { serveApp } from '../app-serve.ts';
import { readAppSettings } from '../app-settings.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';

export interface ServeCommand {
  /** Opens the set-up page in production or on a public address. */
  setup: boolean;
  /** Jobs at once in this process; undefined: 1 on SQLite, 0 on PostgreSQL, where `redgreen worker` runs them. */
  workers?: number;
}

/** Throws `bad-server` where it must not be started so; 0 after it was told to end. */
export async function serveCommand(io: CommandIo, { setup, workers }: ServeCommand): Promise<ExitCode> {
  const log = terminalLine(io);
  const settings = await readAppSettings(io.environment, io.cwd);
  for (const warning of settings.warnings) log(warning);
  await using app = await serveApp({
    settings,
    setup,
    workers,
    environment: io.environment,
    log,
    now: () => new Date(),
  });
  if (app.setup) io.stdout.write(`The App is not registered yet. Register it: ${visibleLine(app.setup.url)}\n`);
  io.stdout.write(`Redgreen listens on ${visibleLine(app.server.url)}\n`);
  await ended(io.signal);
  log('ending: what was asked before is answered, nothing new is taken');
  return 0;
}

async function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
