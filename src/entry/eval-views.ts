/** Renders a recorded eval run as HTML for the web pages of the App's server. */

import { evalOfRow, resultsOf } from '../eval/eval-run.ts';
import { evalReport, evalSections, evalStyle, evalSum } from '../eval/format/report.ts';
import { html } from '../report/html/elements.ts';
import type { Store } from '../store/database.ts';
import type { EvalRow } from '../store/tables.ts';

export function createEvalViews(store: Store) {
  return {
    style: evalStyle,
    async show(row: EvalRow) {
      const run = evalOfRow(row);
      const report = evalReport(run, await resultsOf(store, run));
      const main = html`${evalSum(report)}${evalSections(report, { runHref: (id) => `/runs/${id}` })}`;
      return { title: report.eval.suite, main };
    },
  };
}
