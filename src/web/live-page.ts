/** Renders a run's report as a server page that updates while the run goes on. It reads the same without a script. */

import type { Context } from 'hono';
import { type Html, html, raw } from '../report/html/text.ts';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run/run.ts';
import type { Store } from '../store/database.ts';
import { readReportInput } from '../store/run-texts.ts';
import { liveScript } from './live-script.ts';
import { siteStyle } from './style.ts';

/** Of all logs together; each can be had whole beside the page. A megabyte more takes a quarter of a second to make. */
export const maxLogBytes = 1_000_000;
/** Without a script the page of a run that goes on is asked for again. */
const reloadSeconds = 10;

export interface LivePage {
  store: Store;
  runId: string;
  /** The record's. */
  folder?: string | undefined;
  /** Of all logs together; all of them by default. */
  maxLogBytes?: number;
  redact(text: string): string;
  nonce: string;
  top?: Html;
  head?: Html | string;
  /** Below the header. */
  actions?(run: Run): Html;
  /** Of a run without an end: whether its process is gone. */
  interrupted?(): Promise<boolean>;
}

/** What the page's own script leaves out when it asks again (`?without=logs,conversation`): the long parts. */
const longParts = ['logs', 'conversation'];

/** Undefined where there is no such run. */
export async function livePage(c: Context, page: LivePage): Promise<string | undefined> {
  const { store, runId, folder, redact, nonce, top, head = '', actions } = page;
  const excluded = (c.req.query('without') ?? '').split(',');
  const without = longParts.filter((part) => excluded.includes(part));
  const maxLogBytes = without.includes('logs') ? 0 : page.maxLogBytes;
  const input = await readReportInput(store, runId, { folder, maxLogBytes });
  if (input === undefined) return undefined;
  const { run } = input;
  const interrupted = run.state === 'running' && (await page.interrupted?.()) === true;
  const running = run.state === 'running' && !interrupted;
  const logs = input.logs.map((log) => ({ ...log, text: redact(log.text) }));
  const reload = running ? raw(`<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>`) : '';
  const frame = {
    nonce,
    head: html`${head}${reload}`,
    actions: html`<div class="frame" id="frame" role="region" aria-label="About this run">${actions?.(run) ?? ''}<p class="live" role="status" data-seq="${run.lastSeq}"></p></div>`,
    style: siteStyle,
    without,
  };
  return renderHtml({ ...input, logs, interrupted }, { ...frame, top, script: running ? liveScript : undefined });
}
