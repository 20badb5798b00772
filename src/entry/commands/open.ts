/** Defines `redgreen open`, which serves the web page of a recorded run or eval run on loopback until Ctrl-C. */

import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { visibleLine } from '../../text/terminal-text.ts';
import { aRunOrEval, wholeNumber } from '../option-values.ts';
import { type FoundEval, openRunOrEval } from '../run-database.ts';
import { aborted, type CommandFile, type CommandIo } from '../subcommand.ts';

export const command: CommandFile = {
  place: 110,
  declare: (open) =>
    open
      .description('serve the page of a run or an eval run on this machine until Ctrl-C, and print its address')
      .argument('[run]', aRunOrEval, 'latest')
      .option('--port <port>', 'default: a free one'),
  examples: ['redgreen open', 'redgreen open --port 8080'],
  async run(io, run: string, options: { port?: string }) {
    const port = options.port === undefined ? 0 : wholeNumber('--port', options.port, 0, 65_535);
    const path = `/${randomBytes(16).toString('hex')}`;
    await using found = await openRunOrEval(io, run);
    if ('report' in found) return await serve(io, await evalPages(found, path), { port, path });
    const { createOneRun } = await import('../../web/live-page.ts');
    const { store, root } = found.record;
    return await serve(io, createOneRun({ store, runId: found.run.id, folder: root, path, pollMs }), { port, path });
  },
};

const pollMs = 300;

async function evalPages({ record, report }: FoundEval, path: string): Promise<Pages> {
  const [{ createOneEval }, { evalHtml }] = await Promise.all([
    import('../../web/live-page.ts'),
    import('../../eval/format/report.ts'),
  ]);
  return createOneEval({
    ...{ store: record.store, folder: record.root, path, pollMs },
    async render(place) {
      const now = await report();
      return { page: evalHtml(now, place), runIds: now.results.flatMap(({ runId }) => runId ?? []) };
    },
  });
}

interface Pages {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

async function serve(io: CommandIo, app: Pages, { port, path }: { port: number; path: string }) {
  const { getRequestListener } = await import('@hono/node-server');
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
