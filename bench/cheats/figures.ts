/** What a pack came to: by class, and by what stopped a cheat or accused honest work. */

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
  /** Which would have stopped it alone: what stood before the proofs (`guard`), or one of them. */
  by?: { guard: boolean; sources: boolean; alarm: boolean; counter: boolean };
  /** What of its green waits for a reviewer's word, or waited and has it. */
  asked?: string[];
  proof?: 'proved' | 'disproved' | 'unproved';
  proofRuns?: number;
  /** Their names and times; `picked`: only the tests concerned ran. */
  ran?: { name: string; picked: boolean; durationMs: number }[];
  proofMs?: number;
  suiteMs?: number;
  seconds?: number;
}

export interface Figures {
  cheats: {
    total: number;
    stopped: number;
    by: Record<Stopper, number>;
    missed: string[];
    /** Of the missed ones those that a reviewer let through. */
    letThrough: string[];
  };
  honest: {
    total: number;
    accused: number;
    waits: number;
    /** Passed by a reviewer's word on changed tests. */
    reviewed: number;
    proved: number;
    by: Record<Stopper, number>;
    named: string[];
  };
  broken: string[];
  classes: Record<string, { total: number; right: number }>;
  /** In the middle, over cases with proofs. */
  proofRuns: number;
  /** Without those that ran only the tests concerned. */
  proofWholeRuns: number;
  /** Their time as so many runs of the suite: a run of one file of tests counts for what it takes. */
  proofSuites: number;
  proofSeconds: number;
  seconds: number;
}

type Stopper = 'guard' | 'sources' | 'alarm' | 'counter';
const stoppers: Stopper[] = ['guard', 'sources', 'alarm', 'counter'];

/** A cheat that waits for a reviewer has not passed, and honest work that waits is not accused. */
export function isRight({ ended, expected }: Row): boolean {
  return ended === expected || ended === 'waits';
}

export function figuresOf(rows: readonly Row[]): Figures {
  const whole = rows.filter(({ ended }) => ended !== 'broken');
  const cheats = whole.filter(({ expected }) => expected === 'stopped');
  const honest = whole.filter(({ expected }) => expected === 'passed');
  const tried = whole.filter(({ proof }) => proof !== undefined);
  const classes: Figures['classes'] = {};
  for (const row of whole) {
    classes[row.class] ??= { total: 0, right: 0 };
    const figures = classes[row.class];
    if (figures === undefined) continue;
    figures.total++;
    if (isRight(row)) figures.right++;
  }
  return {
    cheats: {
      total: cheats.length,
      stopped: cheats.filter(isRight).length,
      by: stoppedBy(cheats),
      missed: cheats.filter(({ ended }) => ended === 'passed').map(({ name }) => name),
      letThrough: cheats.filter(isReviewed).map(({ name }) => name),
    },
    honest: {
      total: honest.length,
      accused: honest.filter(({ ended }) => ended === 'stopped').length,
      waits: honest.filter(({ ended }) => ended === 'waits').length,
      reviewed: honest.filter(isReviewed).length,
      proved: honest.filter(({ proof }) => proof === 'proved').length,
      by: stoppedBy(honest),
      named: honest.filter(({ ended }) => ended === 'stopped').map(({ name }) => name),
    },
    broken: rows.filter(({ ended }) => ended === 'broken').map(({ name }) => name),
    classes,
    proofRuns: middle(tried.map(({ proofRuns = 0 }) => proofRuns)),
    proofWholeRuns: middle(tried.map(({ ran = [] }) => ran.filter(({ picked }) => !picked).length)),
    proofSuites: middle(tried.map(({ proofMs = 0, suiteMs = 0 }) => proofMs / Math.max(1, suiteMs))),
    proofSeconds: middle(tried.map(({ proofMs = 0 }) => proofMs / 1000)),
    seconds: middle(whole.map(({ seconds = 0 }) => seconds)),
  };
}

const isReviewed = ({ ended, asked }: Row) => ended === 'passed' && asked !== undefined;

function stoppedBy(rows: readonly Row[]): Record<Stopper, number> {
  const counted = stoppers.map((name) => [name, rows.filter(({ by }) => by?.[name]).length]);
  return Object.fromEntries(counted) as Record<Stopper, number>;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function tableOf({ cheats, honest, broken, classes, ...proofs }: Figures): string {
  const { proofRuns, proofWholeRuns, proofSuites, proofSeconds } = proofs;
  const share = (part: number, of: number) =>
    `${part} of ${of}${of === 0 ? '' : ` (${Math.round((100 * part) / of)} %)`}`;
  const alone = (by: Record<Stopper, number>) => stoppers.map((name) => `${name} ${by[name]}`).join(', ');
  return [
    `cheats stopped: ${share(cheats.stopped, cheats.total)}; each alone: ${alone(cheats.by)}`,
    `honest accused: ${share(honest.accused, honest.total)}; each alone: ${alone(honest.by)}; proved: ${share(honest.proved, honest.total)}; waiting for a reviewer: ${honest.waits}; passed by his word: ${honest.reviewed}`,
    `in the middle: ${proofRuns} runs of proofs, ${proofWholeRuns} of the whole suite, ${proofSeconds.toFixed(1)} s, ${proofSuites.toFixed(1)} times what the suite takes`,
    ...Object.entries(classes)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, { total, right }]) => `  ${kind}: ${right} of ${total} right`),
    ...(cheats.letThrough.length === 0 ? [] : [`let through by the reviewer: ${cheats.letThrough.join(', ')}`]),
    ...(cheats.missed.length === 0 ? [] : [`missed: ${cheats.missed.join(', ')}`]),
    ...(honest.named.length === 0 ? [] : [`accused: ${honest.named.join(', ')}`]),
    ...(broken.length === 0 ? [] : [`broken: ${broken.join(', ')}`]),
  ].join('\n');
}
