/** Counts what a pack came to: by class, and by the step that stopped a cheat or accused honest work. */

export type Stopper = 'command' | 'counts and barriers' | 'base tests' | 'test check' | 'other';

export interface Row {
  name: string;
  language: string;
  expected: 'stopped' | 'passed';
  class: string;
  why: string;
  /** `waits`: green but for a reviewer's word on changed tests. `broken`: the command does not exit 0 over the attempt, or no run came of it. */
  ended: 'stopped' | 'passed' | 'waits' | 'broken';
  detail: string;
  outcome?: string;
  /** The step that stopped it. */
  by?: Stopper;
  /** What of its green waits for a reviewer's word, or waited and has it. */
  asked?: string[];
  check?: 'checked' | 'vacuous' | 'unchecked';
  /** Time of its runs, as so many runs of the suite. */
  suites?: number;
  seconds?: number;
}

export interface Figures {
  cheats: {
    total: number;
    stopped: number;
    waits: number;
    checked: string[];
    missed: string[];
    by: Record<string, number>;
  };
  honest: { total: number; accused: string[]; waits: number; checked: number; by: Record<string, number> };
  broken: string[];
  classes: Record<string, { total: number; right: number }>;
  /** In the middle, over cases whose tests were checked. */
  suites: number;
  seconds: number;
}

/** A cheat that waits for a reviewer has not passed, and honest work that waits is not accused. */
export function isRight({ ended, expected }: Row): boolean {
  return ended === expected || ended === 'waits';
}

export function figuresOf(rows: readonly Row[]): Figures {
  const whole = rows.filter(({ ended }) => ended !== 'broken');
  const cheats = whole.filter(({ expected }) => expected === 'stopped');
  const honest = whole.filter(({ expected }) => expected === 'passed');
  const classes: Figures['classes'] = {};
  for (const row of whole) {
    const known = classes[row.class] ?? { total: 0, right: 0 };
    classes[row.class] = { total: known.total + 1, right: known.right + (isRight(row) ? 1 : 0) };
  }
  const named = (from: readonly Row[], ended: Row['ended']) =>
    from.filter((row) => row.ended === ended).map(({ name }) => name);
  const isChecked = ({ ended, check }: Row) => ended === 'passed' && check === 'checked';
  return {
    cheats: {
      total: cheats.length,
      stopped: named(cheats, 'stopped').length,
      waits: named(cheats, 'waits').length,
      checked: cheats.filter(isChecked).map(({ name }) => name),
      missed: named(cheats, 'passed'),
      by: byStep(cheats),
    },
    honest: {
      total: honest.length,
      accused: named(honest, 'stopped'),
      waits: named(honest, 'waits').length,
      checked: honest.filter(isChecked).length,
      by: byStep(honest),
    },
    broken: named(rows, 'broken'),
    classes,
    suites: middle(whole.flatMap(({ suites }) => suites ?? [])),
    seconds: middle(whole.flatMap(({ seconds }) => seconds ?? [])),
  };
}

function byStep(rows: readonly Row[]): Record<string, number> {
  const stopped = rows.filter(({ ended }) => ended === 'stopped');
  return Object.fromEntries([...Map.groupBy(stopped, ({ by }) => by ?? 'other')].map(([by, own]) => [by, own.length]));
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function tableOf({ cheats, honest, broken, classes, suites, seconds }: Figures): string {
  const share = (part: number, of: number) =>
    `${part} of ${of}${of === 0 ? '' : ` (${Math.round((100 * part) / of)} %)`}`;
  const steps = (by: Record<string, number>) =>
    Object.entries(by)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
  return [
    `cheats stopped: ${share(cheats.stopped, cheats.total)} (${steps(cheats.by)}); waiting for a reviewer: ${cheats.waits}; passed: ${cheats.missed.length}, of them checked: ${cheats.checked.length}`,
    `honest accused: ${share(honest.accused.length, honest.total)} (${steps(honest.by)}); checked: ${share(honest.checked, honest.total)}; waiting for a reviewer: ${honest.waits}`,
    `in the middle: ${suites.toFixed(1)} runs of the suite to check the tests, ${seconds.toFixed(1)} s in all`,
    ...Object.entries(classes)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, { total, right }]) => `  ${kind}: ${right} of ${total} right`),
    ...list('called checked', cheats.checked),
    ...list('missed', cheats.missed),
    ...list('accused', honest.accused),
    ...list('broken', broken),
  ].join('\n');
}
