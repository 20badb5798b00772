/** Defines `redgreen worker`, which runs jobs from the queue of Redgreen's GitHub App until SIGTERM or Ctrl-C. */

import { readAppSettings } from '../../app/settings.ts';
import { openRecord } from '../../app/store.ts';
import { registered, runWorker } from '../../app/worker.ts';
import { appEnvironment, appLog } from '../app-terminal.ts';
import { wholeNumber } from '../option-values.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 150,
  declare: (worker) =>
    worker
      .description("run the App's jobs on this machine; server and workers share one database")
      .option('--jobs <count>', 'how many at once', (text) => wholeNumber('--jobs', text, 1, 64), 1),
  notes: `${appEnvironment}\nEnds with 0 on SIGTERM; active runs go on elsewhere within seconds.\n`,
  examples: ['DATABASE_URL=postgres://redgreen@db/redgreen redgreen worker --jobs 2'],
  /** Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
  async run(io, { jobs }: { jobs: number }) {
    const { environment, signal } = io;
    const settings = await readAppSettings(environment, io.cwd);
    const log = appLog(io, settings);
    for (const warning of settings.warnings) log(warning);
    registered(settings);
    await using record = await openRecord(settings, log);
    const { store, queue } = record;
    log(`takes ${jobs} ${jobs === 1 ? 'job' : 'jobs'} at once`);
    signal.addEventListener('abort', () => log('stopping: active runs are handed over'), { once: true });
    await runWorker({ settings, store, queue, environment, concurrency: jobs, signal, log });
    return 0;
  },
};
