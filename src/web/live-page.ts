/** The report of a run as a page of a server: it follows the run while that goes on, and reads the same without a script. */

import type { Context } from 'hono';
import { type Html, html, raw } from '../report/html/text.ts';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run.ts';
import type { Store } from '../store/database.ts';
import { readReportInput } from '../store/report-input.ts';
import { liveScript } from './live-script.ts';
import { siteStyle } from './style.ts';

/** Of all logs together: a page of more takes half a gigabyte to make. */
export const maxLogBytes = 4_000_000;
/** Without a script the page of a run that goes on is asked for again. */
const reloadSeconds = 10;

export interface LivePage {
  store: Store;
  run: Run;
  /** The record's. */
  folder?: string;
  /** Of all logs together; all of them by default. */
  maxLogBytes?: number;
  redact(text: string): string;
  nonce: string;
  top?: Html;
  head?: Html | string;
  /** Below the header. */
  actions?: Html | string;
}

/** The page's script asks for the parts that change often (`?without=logs`), and for the logs only when there is a new one. */
export async function livePage(c: Context, page: LivePage): Promise<string> {
  const { store, run, folder, redact, nonce, top, head = '', actions = '' } = page;
  const brief = c.req.query('without') === 'logs';
  const running = run.state === 'running';
  const input = await readReportInput(store, run, { folder, maxLogBytes: brief ? 0 : page.maxLogBytes });
  const logs = brief ? input.logs : input.logs.map((log) => ({ ...log, text: redact(log.text) }));
  const reload = running ? raw(`<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>`) : '';
  return renderHtml(
    { ...input, logs },
    {
      nonce,
      head: html`${head}${reload}`,
      top,
      actions: html`<div class="frame" id="frame">${actions}<p class="live" role="status" data-seq="${run.lastSeq}"></p></div>`,
      style: siteStyle,
      without: brief ? ['logs'] : [],
      ...(running ? { script: liveScript } : {}),
    },
  );
}
