/** Rows of the histories as Markdown, with the three aims. */

import type { Bare } from './bare.ts';

export interface HistoryRow {
  repository: string;
  commit: string;
  outcome: string;
  setup?: string;
  test?: string;
  baseline?: string;
  counts?: { passed: number; failed: number };
  verdict?: string;
  check?: string;
  checkReason?: string;
  /** Without the check of the tests. */
  oursMs: number;
  checkMs: number;
  bareMs: number;
  bare: Bare['ended'];
  cause?: string;
  fault?: string;
}

export function historiesText(rows: readonly HistoryRow[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const ratio = ({ oursMs, bareMs }: HistoryRow) => `${(oursMs / bareMs).toFixed(2)} ×`;
  const table = rows.map((row) => {
    const { repository, commit, bare, outcome, baseline, counts, check, oursMs, checkMs, bareMs } = row;
    const count = counts === undefined ? '–' : String(counts.passed + counts.failed);
    const cells = [repository, commit.slice(0, 10), bare, baseline ?? '–', count, outcome, check ?? '–'];
    const times = [
      bareMs > 0 ? seconds(bareMs) : '–',
      seconds(oursMs),
      bare === 'passed' && bareMs > 0 ? ratio(row) : '–',
      seconds(checkMs),
    ];
    return `| ${[...cells, ...times, row.cause === undefined ? '' : `${row.fault}: ${row.cause.replaceAll('|', '\\|')}`].join(' | ')} |`;
  });
  const green = rows.filter(({ bare }) => bare === 'passed');
  const driven = green.filter(({ baseline }) => baseline === 'passed');
  const red = green.filter(({ outcome }) => outcome !== 'passed');
  const ratios = green
    .filter(({ bareMs }) => bareMs > 0)
    .map(({ oursMs, bareMs }) => oursMs / bareMs)
    .sort((a, b) => a - b);
  const proofs = [...Map.groupBy(rows, ({ check }) => check ?? 'none')].map(([name, of]) => `${of.length} ${name}`);
  return [
    '# Real histories',
    '',
    `${rows.length} changes of ${new Set(rows.map(({ repository }) => repository)).size} projects; green on the bare machine: ${green.length}.`,
    `Of these driven to a green baseline without a setting: ${driven.length}; false reds: ${red.length} (aim: at most 1 in 60).`,
    `Wall time against install once and tests three times, median: ${ratios[Math.floor(ratios.length / 2)]?.toFixed(2) ?? '–'} × (aim: ≤ 1.3 ×). Proofs: ${proofs.join(', ')}.`,
    '',
    '| project | change | bare | baseline | tests | outcome | check | bare | ours | ratio | check time | not passed |',
    '| --- | --- | --- | --- | ---: | --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...table,
    '',
  ].join('\n');
}
