/** `redgreen worker`: runs the App's jobs out of a shared queue, until SIGTERM. */

import { mkdir } from 'node:fs/promises';
import { openStore } from '../../store/database.ts';
import { openQueue } from '../../store/open-queue.ts';
import { terminalLine } from '../app-log.ts';
import { readAppSettings } from '../app-settings.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { runWorker } from '../worker.ts';

/** `jobs`: how many at once. Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
export async function workerCommand(io: CommandIo, { jobs }: { jobs: number }): Promise<ExitCode> {
  const log = terminalLine(io);
  const { environment, signal } = io;
  const settings = await readAppSettings(environment, io.cwd);
  for (const warning of settings.warnings) log(warning);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  await using store = await openStore(settings.database);
  await using queue = await openQueue(store, settings.database, { log });
  log(`takes ${jobs} ${jobs === 1 ? 'job' : 'jobs'} at once`);
  await runWorker({ settings, store, queue, environment, concurrency: jobs, signal, log });
  return 0;
}
