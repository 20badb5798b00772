/** Serves a run's files for download: its report as one HTML file, each log, and patches that were not pushed. */

import type { Context, Hono } from 'hono';
import { type Html, html, visible } from '../report/html/text.ts';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run/run.ts';
import { checkPlaces, dryRunPlan, logPlaces, readLog, workPatch } from '../store/run-files.ts';
import { readRun } from '../store/run-queries.ts';
import { readReportInput, textsOf } from '../store/run-texts.ts';
import { type AllowedRun, type Gate, notFound } from './gate.ts';
import { maxLogBytes } from './live-page.ts';
import type { WebEnv, WebOptions } from './options.ts';
import type { InTurns } from './slow-responses.ts';

export function runFileRoutes(
  app: Hono<WebEnv>,
  options: WebOptions,
  { gate, inTurns }: { gate: Gate; inTurns: InTurns },
): void {
  const { store } = options;
  const { folder, redact = (text: string) => text } = options.logs ?? {};

  /** What a test printed is nothing that a browser should make something of, so that each is saved. */
  const download = (path: string, make: (c: Context<WebEnv>, allowed: AllowedRun) => Promise<string | undefined>) =>
    app.get(`/runs/:id/${path}`, async (c) => {
      const allowed = await gate.run(c, c.req.param('id') ?? '');
      if ('refusal' in allowed) return allowed.refusal;
      const text = await inTurns(() => make(c, allowed));
      if (text === undefined) return notFound(c);
      const name = c.req.path.split('/').at(-1);
      c.header('content-disposition', `attachment; filename="redgreen-${allowed.row.id}-${name}"`);
      return path.endsWith('.html') ? c.html(text) : c.text(text);
    });

  download('report.html', async (_, { row }) => {
    const input = await readReportInput(store, row.id, { folder, maxLogBytes });
    const logs = input?.logs.map((log) => ({ ...log, text: redact(log.text) })) ?? [];
    return input && renderHtml({ ...input, logs });
  });
  download('logs/:number{[1-9][0-9]{0,2}\\.txt}', async (c, { row }) => {
    const run = await readRun(store, row.id);
    const index = Number.parseInt(c.req.param('number') ?? '', 10) - 1;
    const log = run && (await readLog(textsOf(store, run.id, folder), run, index));
    return log && redact(log.text);
  });
  for (const path of [workPatch, dryRunPlan])
    download(path, async (c, allowed) => {
      const text = takesAway(c, allowed, path) ? await textsOf(store, allowed.row.id, folder)(path) : undefined;
      return text && redact(text);
    });
}

/** Work that no push let through is for who could have pushed it; a page that nobody can sign in to is its operator's. */
function takesAway(c: Context<WebEnv>, { mayAct }: AllowedRun, path: string): boolean {
  return path !== workPatch || mayAct || c.get('visitor').kind === 'local';
}

/** Of work that may be on no branch and what a dry run would have written, what is there for this visitor. */
export async function filesApart(
  c: Context<WebEnv>,
  { store, logs }: Pick<WebOptions, 'store' | 'logs'>,
  allowed: AllowedRun,
): Promise<string[]> {
  const texts = textsOf(store, allowed.row.id, logs?.folder);
  const there = await Promise.all(
    [workPatch, dryRunPlan].map(async (path) =>
      takesAway(c, allowed, path) && (await texts(path, 0)) !== undefined ? [path] : [],
    ),
  );
  return there.flat();
}

export function runFilesView(run: Run, files: readonly string[]): Html {
  return html`<div class="files"><details id="files"><summary>Files</summary><ul><li><a href="/runs/${run.id}.json">run.json</a></li><li><a href="/runs/${run.id}/report.html">report.html</a></li>${files.map((path) => html`<li><a href="/runs/${run.id}/${path}">${path}</a></li>`)}
${[...logPlaces(run), ...checkPlaces(run)].map(({ title }, index) => html`<li><a href="/runs/${run.id}/logs/${index + 1}.txt">log of ${visible(title)}</a></li>`)}</ul></details></div>`;
}
