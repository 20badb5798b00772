/** How many tests failed, and passed, by the words that a run ends with, whoever wrote its runner. */

export interface ClosingCounts {
  failed: number;
  passed?: number;
  /** Failures, where errors beside them are counted in `failed`. */
  alone?: number;
  /** Where the lines that say so begin. */
  at: number;
}

/** Lines from the end; below the counts stand remarks of make, npm and shells. */
const looked = 60;
const longest = 160;

const classes = [
  ['failed', /^(?:fail(?:s|ed|ures?|ing)?|errors?|errored|bad|broken|wrong|ko|ng|red)$/i],
  ['passed', /^(?:pass(?:es|ed|ing)?|ok|good|success(?:es|ful)?|succe(?:eded|eds)|green|fine)$/i],
  ['all', /^(?:tests?|cases?|checks?|specs?|examples?|scenarios?|total|run|ran|runs)$/i],
] as const;
/** No line without the beginning of such a word counts: most are asked no more. */
const worded = /(?<![a-z])(?:fail|err|bad|broken|wrong|ko|ng|not ok|red|pass|ok|good|succ|green|fine)/i;
/** Words of counts that say nothing of failing. */
const idle = /^(?:skip(?:ped)?|ignored?|pending|todo|cancel+ed|aborted|info|error)$/i;
type Class = (typeof classes)[number][0];

/** Undefined where nothing says that some failed. */
export function closingCounts(texts: readonly string[]): ClosingCounts | undefined {
  for (let at = texts.length - 1; at >= Math.max(0, texts.length - looked); at--) {
    const counts = countsOf(texts[at] ?? '');
    if (counts === undefined || (counts.failed === undefined && counts.passed === undefined)) continue;
    // `# pass 5`, and below it `# fail 3`.
    const other = pairs(texts[at - 1] ?? '');
    const above = other !== undefined && Object.keys(other).every((kind) => !(kind in counts)) ? other : undefined;
    const both = { ...above, ...counts };
    const failed = both.failed ?? (both.all !== undefined && both.passed !== undefined ? both.all - both.passed : 0);
    const passed = both.passed ?? (both.all !== undefined && both.all >= failed ? both.all - failed : undefined);
    if (failed > 0) return { failed, passed, alone: both.alone, at: above === undefined ? at : at - 1 };
  }
  return undefined;
}

/** Whether the line tells how many ended in one way and in another. */
export function isCounts(text: string): boolean {
  return Object.keys(countsOf(text) ?? {}).length > 1;
}

type Counts = { [K in Class | 'alone']?: number };

function countsOf(text: string): Counts | undefined {
  if (text.length > longest || !worded.test(text) || !/\d/.test(text)) return undefined;
  const line = text.replace(/\([\d.]{1,12} ?m?s(?:ec(?:onds)?)?\)/g, '').replace(/\bnot ok\b/i, 'bad');
  return share(line) ?? pairs(line);
}

/** `3 of 5 tests failed`, `2/5 passed`, `FAILED (3/5)`. */
function share(line: string): Counts | undefined {
  const match =
    /^\W{0,20}(\d{1,7}) ?(?:\/|of|out of) ?(\d{1,7})(?: \w{1,12})? (\w{1,12})\W{0,20}$/.exec(line) ??
    /^\W{0,20}(\w{1,12})\W{1,9}(\d{1,7}) ?(?:\/|of|out of) ?(\d{1,7})(?: \w{1,12})?\W{0,20}$/.exec(line);
  if (match === null) return undefined;
  const isWordFirst = /\D/.test(match[1] ?? '');
  const [some, all, word] = isWordFirst ? [match[2], match[3], match[1]] : match.slice(1);
  const kind = classOf(word ?? '');
  return kind === undefined || kind === 'all' ? undefined : { [kind]: Number(some), all: Number(all) };
}

/** `5 tests, 3 failures`; `passed: 2, failed: 3`; `# fail 3`. Nothing but numbers and such words, joined by a few others; `Error 1` is an exit code. */
function pairs(line: string): Counts | undefined {
  if (line.length > longest || !/\d/.test(line)) return undefined;
  const words = line.match(/\p{L}+|\d+|[:=]/gu) ?? [];
  if (words.length > 24) return undefined;
  const isLabelled = [...line.matchAll(/(\p{L}{1,20}) {0,9}[:=] {0,9}\d/gu)].some(([, word]) =>
    /^(?:failed|passed)$/.test(classOf(word ?? '') ?? ''),
  );
  const isNumberFirst = !isLabelled && /\d[ ]{1,3}\p{L}/u.test(line);
  const counts: Counts = {};
  const told = new Set<string>();
  let others = 0;
  let waiting: Class | undefined;
  let number: number | undefined;
  const add = (kind: Class, count: number, word: string) => {
    // `1 failures, 2 errors` are three.
    const own = /^err/i.test(word) ? 'error' : kind;
    const isMore = kind === 'failed' && !told.has(own);
    told.add(own);
    if (isMore && counts[kind] !== undefined && counts[kind] > 0 && count > 0) counts.alone = counts[kind];
    counts[kind] = counts[kind] === undefined ? count : isMore ? counts[kind] + count : counts[kind];
  };
  let said = '';
  for (const [at, word] of words.entries()) {
    if (/[:=]/.test(word)) continue;
    // `Failed: Total 5, …` is a heading.
    if (/[:=]/.test(words[at + 1] ?? '') && /\p{L}/u.test(words[at + 2] ?? '')) continue;
    if (/\d/.test(word)) {
      if (!isNumberFirst && waiting !== undefined) add(waiting, Number(word), said);
      number = isNumberFirst ? Number(word) : undefined;
      waiting = undefined;
      continue;
    }
    const kind = classOf(word);
    if (kind === undefined || (!isNumberFirst && /^error$/i.test(word))) others += idle.test(word) ? 0 : 1;
    else if (isNumberFirst && number !== undefined) {
      add(kind, number, word);
      // `3 tests failed`: the last word decides.
      if (kind !== 'all') number = undefined;
    } else {
      // `Failure total: 5` counts the errors already.
      if (/^total$/i.test(word) && waiting === 'failed') told.add('error');
      waiting = waiting === undefined || kind !== 'all' ? kind : waiting;
      said = word;
    }
  }
  const isSaid = counts.failed !== undefined || counts.passed !== undefined;
  if (!isSaid || others > 3) return undefined;
  // `3 tests failed` counts no others.
  if (counts.all === counts.failed && counts.passed === undefined) counts.all = undefined;
  return counts;
}

function classOf(word: string): Class | undefined {
  return classes.find(([, pattern]) => pattern.test(word))?.[0];
}
