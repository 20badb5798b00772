/** Serves one eval run and the pages of its runs on this machine alone, for `redgreen open`. */

import { Hono } from 'hono';
import type { OneRunOptions } from './one-run.ts';
import { createOneRun, onlyHere } from './one-run.ts';
import type { WebEnv } from './options.ts';
import { nonceOf } from './page.ts';

export interface OneEvalOptions extends Omit<OneRunOptions, 'runId'> {
  /** The page as it stands now, and the runs that it links to. */
  render(place: {
    nonce: string;
    runHref(runId: string): string;
  }): Promise<{ page: string; runIds: readonly string[] }>;
}

/** The page at `<path>/`, each run's at `<path>/runs/<id>/`. */
export function createOneEval({ render, path, ...options }: OneEvalOptions): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  const runs = new Map<string, Hono<WebEnv>>();
  const runHref = (runId: string) => `${path}/runs/${runId}/`;
  app.all(`${path}/runs/:id/*`, async (c) => {
    const runId = c.req.param('id');
    const page = { nonce: '', runHref };
    if (!runs.has(runId) && (await render(page)).runIds.includes(runId)) {
      runs.set(runId, createOneRun({ ...options, runId, path: `${path}/runs/${runId}` }));
    }
    return (await runs.get(runId)?.fetch(c.req.raw, c.env)) ?? c.notFound();
  });
  app.get(`${path}/`, ...onlyHere, async (c) => c.html((await render({ nonce: nonceOf(c), runHref })).page));
  app.notFound((c) => c.text('Not here.\n', 404));
  app.onError((_error, c) => c.text('The page could not be created.\n', 500));
  return app;
}
