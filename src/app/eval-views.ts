/** Eval runs for the pages of the server: the numbers and the views of the report, over the store. */

import { compareEvals } from '../eval/compare.ts';
import { evalOfRow, resultsOf } from '../eval/eval-run.ts';
import { comparisonHtml } from '../eval/format/comparison-html.ts';
import type { EvalReport } from '../eval/format/eval-report.ts';
import { evalSections, evalStyle, evalSum } from '../eval/format/html.ts';
import { evalReport } from '../eval/format/report.ts';
import { countsWords } from '../eval/format/words.ts';
import { html } from '../report/html/text.ts';
import type { Store } from '../store/database.ts';
import type { EvalRow } from '../store/tables.ts';
import type { EvalViews } from '../web/options.ts';

export function createEvalViews(store: Store): EvalViews {
  const reportOf = async (row: EvalRow): Promise<EvalReport> => {
    const run = evalOfRow(row);
    return evalReport(run, await resultsOf(store, run));
  };
  return {
    style: evalStyle,
    async show(row) {
      const report = await reportOf(row);
      return {
        title: report.eval.suite,
        counts: countsWords(report.summary),
        json: report,
        main: html`${evalSum(report)}${evalSections(report, { runHref: (id) => `/runs/${id}` })}`,
      };
    },
    async compare(before, after) {
      const [one, two] = await Promise.all([reportOf(before), reportOf(after)]);
      const comparison = compareEvals(one.summary, two.summary);
      return {
        json: { before: before.id, after: after.id, ...comparison },
        main: comparisonHtml(place(before), place(after), comparison),
      };
    },
  };
}

function place({ id }: EvalRow): { id: string; href: string } {
  return { id, href: `/evals/${id}` };
}
