/** `redgreen worker`: runs the App's jobs out of a shared queue, until SIGTERM. */

import { terminalLine } from '../app-log.ts';
import { readAppSettings } from '../app-settings.ts';
import { openRecord } from '../app-store.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { registered, runWorker } from '../worker.ts';

/** `jobs`: how many at once. Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
export async function workerCommand(io: CommandIo, { jobs }: { jobs: number }): Promise<ExitCode> {
  const log = terminalLine(io);
  const { environment, signal } = io;
  const settings = await readAppSettings(environment, io.cwd);
  for (const warning of settings.warnings) log(warning);
  registered(settings);
  await using record = await openRecord(settings, log);
  const { store, queue } = record;
  log(`takes ${jobs} ${jobs === 1 ? 'job' : 'jobs'} at once`);
  signal.addEventListener('abort', () => log('ending: what runs is handed over'), { once: true });
  await runWorker({ settings, store, queue, environment, concurrency: jobs, signal, log });
  return 0;
}
