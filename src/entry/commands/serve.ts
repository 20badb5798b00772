/** Defines `redgreen serve`, which runs the server of Redgreen's GitHub App on this machine until SIGTERM or Ctrl-C. */

import { visibleLine } from '../../text/terminal-text.ts';
import { appEnvironment, appLog } from '../app-terminal.ts';
import { wholeNumber } from '../option-values.ts';
import { aborted, type CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 140,
  declare: (serve) =>
    serve
      .description('run the GitHub App: webhooks, pages, and on SQLite a worker')
      .option('--setup', 'open the page that registers the App, even in production or on a public address')
      .option('--workers <count>', 'jobs at once in this process; default: 1 on SQLite, 0 on PostgreSQL', (text) =>
        wholeNumber('--workers', text, 0, 64),
      ),
  notes: `${appEnvironment}
Ends with 0 on SIGTERM and hands active runs over. Exits 2 if starting it like
this would be unsafe.
`,
  examples: ['redgreen serve', 'DATABASE_URL=postgres://redgreen@db/redgreen redgreen serve --workers 0'],
  /** Throws `bad-server` where starting it like this would be unsafe; 0 after a signal ends it. */
  async run(io, options: { setup?: boolean; workers?: number }) {
    const { serveApp } = await import('../../app/serve.ts');
    const { readAppSettings } = await import('../../app/settings.ts');
    const { createEvalViews } = await import('../eval-views.ts');
    const { environment } = io;
    const settings = await readAppSettings(environment, io.cwd);
    const log = appLog(io, settings);
    for (const warning of settings.warnings) log(warning);
    const { setup = false, workers } = options;
    await using app = await serveApp({
      ...{ settings, setup, workers, environment, evals: createEvalViews, log },
      now: () => new Date(),
    });
    if (app.setup) io.stdout.write(`The App is not registered yet. Register it: ${visibleLine(app.setup.url)}\n`);
    io.stdout.write(`Redgreen listens on ${visibleLine(app.server.url)}\n`);
    await aborted(io);
    log('stopping: open requests are answered, and no new ones are taken');
    return 0;
  },
};
