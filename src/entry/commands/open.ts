/** `redgreen open <run>`: the run's page, served on loopback until Ctrl-C. It follows a run that goes on. */

import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { visibleLine } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import { aborted, type CommandIo, type ExitCode } from '../command-io.ts';
import { openRun } from '../local-record.ts';
import { aRun, wholeNumber } from '../option-values.ts';

export const command: CommandFile = {
  place: 110,
  declare: (open) =>
    open
      .description("serve a run's page on this machine until Ctrl-C, and print its address")
      .argument('<run>', aRun)
      .option('--port <port>', 'default: a free one'),
  examples: ['redgreen open latest', 'redgreen open latest --port 8080'],
  run: serveRun,
};

/** How often the record is asked for what is new. */
const pollMs = 300;

async function serveRun(io: CommandIo, run: string, options: { port?: string }): Promise<ExitCode> {
  const port = options.port === undefined ? 0 : wholeNumber('--port', options.port, 0, 65_535);
  await using found = await openRun(io, run);
  const { getRequestListener } = await import('@hono/node-server');
  const { createOneRun } = await import('../../web/one-run.ts');
  const path = `/${randomBytes(16).toString('hex')}`;
  const { store, root } = found.record;
  const app = createOneRun({ store, runId: found.run.id, folder: root, path, pollMs });
  const server = createServer(getRequestListener(app.fetch));
  const url = await listen(server, port);
  io.stdout.write(`${visibleLine(`${url}${path}`)}/\n`);
  io.stderr.write('Serving on this machine only; Ctrl-C ends it.\n');
  await aborted(io);
  server.closeAllConnections();
  server.close();
  return 0;
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}
