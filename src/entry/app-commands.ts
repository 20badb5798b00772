/** The commands of the GitHub App: its server, and workers for it. */

import type { Command } from 'commander';
import { Option } from 'commander';
import { RedgreenError } from '../errors.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { keepHeapFlat } from './small-heap.ts';

const environment = `
Environment:
  REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE), REDGREEN_WEBHOOK_SECRET
                            the App; without all three, what the registration left in REDGREEN_DATA_DIR
  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                            sign-in to the pages; without them only this machine sees them
  DATABASE_URL              postgres://…; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR         default: .redgreen
  REDGREEN_HOST, REDGREEN_PORT, REDGREEN_PUBLIC_URL
                            default: 127.0.0.1, 3000, and the address itself
  ANTHROPIC_API_KEY         for the workers
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV
                            ceilings for every repository
`;

export function addAppCommands(program: Command, io: CommandIo, end: (code: ExitCode) => void): void {
  program
    .command('serve')
    .description('run the GitHub App: webhooks, pages, and on SQLite a worker')
    .addOption(new Option('--setup', 'open the page that registers the App, also in production or on a public address'))
    .addOption(
      new Option('--workers <count>', 'jobs at once in this process; default: 1 on SQLite, 0 on PostgreSQL').argParser(
        (text) => count('--workers', text, 0),
      ),
    )
    .addHelpText(
      'after',
      `${environment}
Ends with 0 on SIGTERM: what runs is handed over. Exits 2 where it must not be started so.

Examples:
  redgreen serve
  DATABASE_URL=postgres://redgreen@db/redgreen redgreen serve --workers 0
`,
    )
    .action(async (options: { setup?: boolean; workers?: number }) => {
      keepHeapFlat();
      const { serveCommand } = await import('./commands/serve.ts');
      end(await serveCommand(io, { setup: options.setup === true, workers: options.workers }));
    });

  program
    .command('worker')
    .description("run the App's jobs on this machine, beside a server and other workers on one database")
    .addOption(new Option('--jobs <count>', 'at once').default(1).argParser((text) => count('--jobs', text, 1)))
    .addHelpText(
      'after',
      `${environment}
Ends with 0 on SIGTERM: what runs goes on elsewhere within seconds.

Example:
  DATABASE_URL=postgres://redgreen@db/redgreen redgreen worker --jobs 2
`,
    )
    .action(async (options: { jobs: number }) => {
      const { workerCommand } = await import('./commands/worker.ts');
      end(await workerCommand(io, options));
    });
}

function count(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= 64) return value;
  throw new RedgreenError('bad-usage', `${name} is ${text}; allowed: a whole number from ${least} to 64`);
}
