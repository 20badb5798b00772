/**
 * Failing tests told from recorded logs, log by log: recall, and whether each message stands under its own test.
 * `node bench/real-logs.ts --logs DIR [--logs DIR] [--cli dist/cli.js] [--budgets 5000,20000] [--misses] [--show NAME]`.
 * DIR holds folders with `raw.log` and `truth.json`, as `test/fixtures/logs` has them.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { condense } from '../src/output/condense.ts';
import { logReader } from '../src/output/read-log.ts';
import { type Case, cases, isAttributed, isRecalled, plain } from '../test/output/recall.ts';

const { values } = parseArgs({
  options: {
    logs: { type: 'string', multiple: true },
    cli: { type: 'string' },
    budgets: { type: 'string', default: '5000,20000' },
    misses: { type: 'boolean', default: false },
    show: { type: 'string' },
  },
});
const budgets = values.budgets.split(',').map(Number);

const all = (values.logs ?? ['test/fixtures/logs'])
  .flatMap((folder) => cases(folder))
  .filter(({ name }) => values.show === undefined || name === values.show);
const total = budgets.map(() => ({ recalled: 0, attributed: 0 }));
const shares = budgets.map(() => ({ recalled: 0, attributed: 0 }));
const missed: string[] = [];
write(
  'log',
  'tests',
  budgets.flatMap((budget) => [`told@${budget}`, `own@${budget}`]),
);
for (const each of all) {
  const cells = budgets.flatMap((budget, i) => {
    const shown = condensed(each, budget).slice(0, budget);
    if (values.show !== undefined) process.stdout.write(`${shown}\n${'='.repeat(80)}\n`);
    const text = plain(shown);
    const recalled = each.truth.filter((test) => isRecalled(text, test, true));
    const attributed = recalled.filter((test) => isAttributed(text, test, each.truth));
    for (const test of each.truth) {
      const fault = recalled.includes(test) ? (attributed.includes(test) ? undefined : 'astray') : 'missed';
      if (fault)
        missed.push(`${fault} ${each.name}@${budget}: ${[test.name].flat()[0]} | ${JSON.stringify(test.message)}`);
    }
    for (const [sums, by] of [
      [total, 1],
      [shares, each.truth.length],
    ] as const) {
      const sum = sums[i] as { recalled: number; attributed: number };
      sum.recalled += recalled.length / by;
      sum.attributed += attributed.length / by;
    }
    return [recalled.length, attributed.length].map((count) => percent(count, each.truth.length));
  });
  write(each.name, each.truth.length, cells);
}
const tests = all.reduce((sum, { truth }) => sum + truth.length, 0);
write(
  'all tests',
  tests,
  total.flatMap((sum) => [sum.recalled, sum.attributed].map((count) => percent(count, tests))),
);
write(
  'mean of the logs',
  all.length,
  shares.flatMap((sum) => [sum.recalled, sum.attributed].map((count) => percent(count, all.length))),
);
if (values.misses) process.stdout.write(`${missed.join('\n')}\n`);

function condensed({ raw }: Case, budget: number): string {
  if (values.cli !== undefined) {
    const env = { ...process.env, BUDGET: String(budget) };
    return spawnSync(process.execPath, [values.cli, 'condense'], { input: raw, env, encoding: 'utf8' }).stdout;
  }
  const log = logReader();
  log.push(raw);
  return condense(log.end(), { maxChars: budget - 1 });
}

function percent(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)}%`;
}

function write(name: string, count: number | string, cells: readonly string[]): void {
  process.stdout.write(
    `${name.padEnd(36)}${String(count).padStart(6)}${cells.map((cell) => cell.padStart(12)).join('')}\n`,
  );
}
