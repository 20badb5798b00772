/** Failing tests told under a budget: ours and the simple rules. */
import { condense } from '../src/output/condense.ts';
import { logReader } from '../src/output/read-log.ts';
import type { TestReport } from '../src/output/test-report.ts';
import { type Case, cases, isRecalled, plain } from '../test/output/recall.ts';

const budgets = [1000, 2000, 5000, 20_000];
const seeds = [1, 2, 3, 5, 8, 13];

/** Rules that need no reading. */
const simple: Record<string, (log: string, budget: number) => string> = {
  head: (log, budget) => log.slice(0, budget),
  tail: (log, budget) => log.slice(-budget),
  'half head, half tail': (log, budget) => halves(log, budget, 0.5),
  'fifth head, rest tail': (log, budget) => halves(log, budget, 0.2),
  'last 100 lines': (log, budget) => log.split('\n').slice(-100).join('\n').slice(-budget),
  'without colours, tail': (log, budget) => plain(log).slice(-budget),
};

export function recallTable(corpus: string): string {
  const all = cases(corpus);
  const shop = all.filter(({ name }) => name.startsWith('shop/') || !name.includes('/'));
  const others = all.filter((each) => !shop.includes(each));
  const parts = [section('shop: 14 tools, one project', shop)];
  if (others.length > 0)
    parts.push(
      section(
        `${others.length} logs of ${new Set(others.map(({ name }) => name.split('/')[0])).size} runners and tools`,
        others,
      ),
    );
  const words = seeds.flatMap((seed) => shop.map((each) => varied(each, seed)));
  parts.push(section(`shop with other words, ${seeds.length} times`, words, false));
  return parts.join('\n\n');
}

function section(title: string, list: Case[], withRules = true): string {
  const failing = list.reduce((sum, { truth }) => sum + truth.length, 0);
  const head = ['', ...budgets.map((budget) => `@${budget}`)];
  const reports = list.map(({ raw }) => read(raw));
  const ours = (i: number, budget: number) => condense(reports[i] as TestReport, { maxChars: budget, exitCode: 1 });
  const rows = [
    row('redgreen', list, (i, budget) => ours(i, budget)),
    row('redgreen, strict', list, (i, budget) => ours(i, budget), true),
    ...(withRules
      ? Object.entries(simple).map(([name, rule]) => row(name, list, (i, budget) => rule(String(list[i]?.raw), budget)))
      : []),
  ];
  return `${title} (${failing} failing tests)\n${[head, ...rows].map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(8))).join('')).join('\n')}`;
}

function row(name: string, list: Case[], text: (at: number, budget: number) => string, strict = false): string[] {
  const shares = budgets.map((budget) => {
    let told = 0;
    let all = 0;
    list.forEach(({ truth }, i) => {
      const kept = plain(text(i, budget).slice(0, budget));
      told += truth.filter((each) => isRecalled(kept, each, strict)).length;
      all += truth.length;
    });
    return `${((100 * told) / all).toFixed(1)}%`;
  });
  return [name, ...shares];
}

function read(raw: Uint8Array): TestReport {
  const log = logReader();
  log.push(raw);
  return log.end();
}

function halves(log: string, budget: number, head: number): string {
  return log.length <= budget ? log : `${log.slice(0, budget * head)}\n…\n${log.slice(-budget * (1 - head))}`;
}

const words = [
  'discount',
  'coupon',
  'profile',
  'queue',
  'receipt',
  'currency',
  'nested',
  'amounts',
  'expired',
  'gateway',
  'euro',
  'unknown',
];
const others = [
  'zephyr',
  'quartz',
  'maple',
  'ledgers',
  'fjord',
  'ember',
  'pixel',
  'harbor',
  'violet',
  'tundra',
  'cobalt',
  'saffron',
  'meadow',
];

/** The same case in other words: a reader that was made for the first ones shows itself. */
function varied({ name, raw, truth }: Case, seed: number): Case {
  const replaced = (text: string) =>
    words.reduce((rest, word, i) => {
      const other = `${others[(i * 5 + seed) % others.length]}${seed % 7}`;
      const upper = (each: string) => each.charAt(0).toUpperCase() + each.slice(1);
      return rest
        .replaceAll(word, other)
        .replaceAll(upper(word), upper(other))
        .replaceAll(word.toUpperCase(), other.toUpperCase());
    }, text);
  return { name, raw: Buffer.from(replaced(raw.toString())), truth: JSON.parse(replaced(JSON.stringify(truth))) };
}
