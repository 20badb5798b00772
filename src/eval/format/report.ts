/** Renders an eval run as terminal text, JSON or HTML, and derives the format from a file name. */

import type { EvalRun, StoryResult } from '../result.ts';
import { summarize } from '../summary.ts';
import type { EvalReport } from './words.ts';

export type EvalFormat = 'terminal' | 'json' | 'html';

export function evalReport(run: EvalRun, results: readonly StoryResult[]): EvalReport {
  return { eval: run, results, summary: summarize(results) };
}

/** Each form is loaded only when it is asked for. */
export async function renderEval(report: EvalReport, format: EvalFormat): Promise<string> {
  switch (format) {
    case 'terminal':
      return (await import('./terminal.ts')).evalTerminal(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return (await import('./html.ts')).evalHtml(report);
  }
}

/** The form that a file's ending names. */
export function formatOfFile(path: string): EvalFormat | undefined {
  const endings: [string, EvalFormat][] = [
    ['.json', 'json'],
    ['.html', 'html'],
    ['.txt', 'terminal'],
  ];
  return endings.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
}
