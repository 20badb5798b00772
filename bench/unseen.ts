/**
 * Failing tests told from logs as the tools around a runner wrap them:
 * `node bench/unseen.ts --logs DIR [--seed N] [--rounds N] [--readers on|off] [--plain] [--around NAME|all] [--misses] [--each] [--json]`.
 * `--each`: what each reader gains, unwrapped.
 * DIR holds folders with `raw.log` and `truth.json`. Each round wraps every log anew; nothing is drawn but from the seed.
 */
import { parseArgs } from 'node:util';
import { condense } from '../src/output/condense.ts';
import { logReader } from '../src/output/read-log.ts';
import { type Case, cases, isRecalled, plain, type Truth } from '../test/output/recall.ts';
import { arounds } from './arounds.ts';
import { gainLines, readerGains } from './reader-gains.ts';
import { applyWrap, drawFrom, drawWrap, renamed, type Wrap } from './wraps.ts';

const budgets = [5000, 20_000] as const;

const { values } = parseArgs({
  options: {
    logs: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    readers: { type: 'string', default: 'on' },
    plain: { type: 'boolean', default: false },
    around: { type: 'string' },
    misses: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

interface Tally {
  tests: number;
  told: number[];
  /** What at most has room, were only names and messages told and each text once. */
  possible: number[];
}

const list = (values.logs ?? ['test/fixtures/logs']).flatMap((folder) => cases(folder));
const tables = new Map<string, Map<string, Tally>>();
const missed: string[] = [];
if (values.each) {
  const gains = readerGains(list, budgets);
  process.stdout.write(`${values.json ? JSON.stringify(gains, null, 1) : gainLines(gains).join('\n')}\n`);
  process.exit();
}
for (let round = 0; round < (values.plain ? 1 : Number(values.rounds)); round++) {
  for (const [at, each] of list.entries()) {
    if (values.around === undefined) run(each, at, round);
    else for (const name of values.around === 'all' ? Object.keys(arounds) : [values.around]) runAround(each, at, name);
  }
}
report();

function run(each: Case, at: number, round: number): void {
  const draw = drawFrom(Number(values.seed) * 7919 + round * 104_729 + at);
  const own = renamed({ log: each.raw.toString(), truth: each.truth }, draw);
  const pick = list[draw(list.length)] as Case;
  const other = renamed({ log: pick.raw.toString(), truth: pick.truth }, draw);
  const wrap = values.plain ? undefined : drawWrap(draw);
  const { log, truth } =
    wrap === undefined ? { log: each.raw.toString(), truth: each.truth } : applyWrap(wrap, own, other, draw);
  tally(each, log, truth, wrap);
}

/** In one wrap alone that `drawWrap` does not draw. */
function runAround(each: Case, at: number, name: string): void {
  const draw = drawFrom(Number(values.seed) * 7919 + at);
  const lines = each.raw
    .toString()
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const wrapped = arounds[name as keyof typeof arounds](lines, draw);
  tally(each, `${wrapped.join('\n')}\n`, each.truth, { around: name });
}

function tally(each: Case, log: string, truth: Truth[], wrap: Partial<Wrap> | { around: string } | undefined): void {
  // What was cut off, or told in no line of its own, cannot be asked for.
  const asked =
    wrap === undefined || ('cut' in wrap && wrap.cut === 'head cut off')
      ? truth.filter((test) => isIn(log, test))
      : truth;
  const texts = budgets.map((budget) => plain(read(log, budget)));
  const told = asked.map((test) => texts.map((text) => isRecalled(text, test, true)));
  asked.forEach((test, i) => {
    if (values.misses && told[i]?.[0] === false)
      missed.push(`${each.name} ${shown(wrap)}: ${[test.name].flat()[0]} | ${JSON.stringify(test.message)}`);
  });
  const possible = budgets.map((budget) => fitting(asked, budget));
  add('all', 'all', told, possible);
  add(
    'tool',
    each.name
      .split('/')
      .slice(0, each.name.startsWith('shop/') ? 2 : 1)
      .join('/'),
    told,
    possible,
  );
  if (wrap === undefined) return;
  for (const [part, value] of Object.entries(wrap)) add(part, String(value), told, possible);
}

/** Whether the log itself tells it, its prefixes left aside. */
function isIn(log: string, test: Truth): boolean {
  return isRecalled(plain(log), test);
}

function read(log: string, budget: number): string {
  const reader = logReader(values.readers === 'off' ? { readers: [] } : {});
  reader.push(Buffer.from(log));
  return condense(reader.end(), { maxChars: budget, exitCode: 1 }).slice(0, budget);
}

/** An upper bound of how many fit: what several share costs each of them a part, what stands inside another text nothing. */
function fitting(asked: readonly Truth[], budget: number): number {
  const needs = asked.map(({ name, names, file, line, message }) => {
    const heads = [name, names ?? [], file && line ? `${file}:${line}` : []].flat();
    return [...new Set([heads.sort((a, b) => a.length - b.length)[0] ?? '', ...[message].flat()])];
  });
  const texts = new Map<string, number>();
  for (const text of needs.flat()) texts.set(text, (texts.get(text) ?? 0) + 1);
  const all = [...texts.keys()].join('\n');
  const cost = (text: string) =>
    all.indexOf(text) !== all.lastIndexOf(text) ? 0 : (text.length + 1) / (texts.get(text) ?? 1);
  let left = budget;
  return needs
    .map((need) => need.reduce((sum, text) => sum + cost(text), 0))
    .sort((a, b) => a - b)
    .filter((units) => {
      left -= units;
      return left >= 0;
    }).length;
}

function add(table: string, key: string, told: boolean[][], possible: number[]): void {
  const rows = tables.get(table) ?? new Map<string, Tally>();
  tables.set(table, rows);
  const row = rows.get(key) ?? { tests: 0, told: budgets.map(() => 0), possible: budgets.map(() => 0) };
  rows.set(key, row);
  row.tests += told.length;
  row.possible = row.possible.map((n, i) => n + (possible[i] ?? 0));
  for (const each of told)
    each.forEach((is, i) => {
      row.told[i] = (row.told[i] ?? 0) + Number(is);
    });
}

function shown(wrap: object | undefined): string {
  return wrap === undefined ? 'plain' : Object.values(wrap).join(' × ');
}

function report(): void {
  const share = (tests: number, counts: number[]) => counts.map((n) => (tests === 0 ? 1 : n / tests));
  const rows = [...tables].flatMap(([table, keys]) =>
    [...keys].map(([key, tally]) => ({
      table,
      key,
      tests: tally.tests,
      told: share(tally.tests, tally.told),
      possible: share(tally.tests, tally.possible),
    })),
  );
  const worst = (of: (table: string) => boolean) =>
    rows.filter(({ table, tests }) => of(table) && tests > 0).sort((a, b) => (a.told[0] ?? 0) - (b.told[0] ?? 0))[0];
  const result = {
    seed: Number(values.seed),
    logs: list.length,
    budgets,
    worstTool: worst((table) => table === 'tool'),
    worstWrap: worst((table) => table !== 'tool' && table !== 'all'),
    rows,
    missed,
  };
  if (values.json) return void process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
  const line = (row: (typeof rows)[number] | undefined) =>
    row === undefined
      ? ''
      : `${row.table} ${row.key}`.padEnd(36) +
        String(row.tests).padStart(7) +
        [...row.told, ...row.possible].map((n) => `${(100 * n).toFixed(1)}%`.padStart(9)).join('');
  const texts = rows.filter(({ table, told }) => table !== 'tool' || (told[0] ?? 1) < 1).map(line);
  process.stdout.write(
    `${['what'.padEnd(36) + 'tests'.padStart(7) + [...budgets.map((each) => `@${each}`), ...budgets.map((each) => `≤@${each}`)].map((each) => each.padStart(9)).join(''), ...texts, '', `worst tool  ${line(result.worstTool)}`, `worst wrap  ${line(result.worstWrap)}`, ...missed].join('\n')}\n`,
  );
}
