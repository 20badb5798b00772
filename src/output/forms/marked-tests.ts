/** Which lines say of one test after the other how it ended, found by what the lines of one log have in common. */
import { isBare } from '../verdict.ts';
import { weightOf } from '../weight.ts';
import { type ClosingCounts, isCounts } from './closing-counts.ts';
import { type Marked, marksOf } from './marks.ts';
import { isName } from './names.ts';

/** A line that tells a test's end, or only begins it. */
export interface Status {
  at: number;
  name: string;
  isFailed: boolean;
  /** What its own line says of it. */
  said?: string;
}

export interface Group {
  form: string;
  verdict: Marked['verdict'];
  entries: Map<string, { at: number; said?: string }>;
  /** Lines of it, a name that comes again included. */
  times: number;
  indent: number;
}

export interface Statuses {
  list: Status[];
  /** Lines that tell nothing more: verdicts apart from their names. */
  bare: ReadonlySet<number>;
}

/** Those of the failing and of the passing tests, in order; undefined where no form of them fits what the run counts. */
export function markedTests(texts: readonly string[], all: readonly Group[], counts?: ClosingCounts) {
  return found(all, (groups) => chosen(groups, counts)) ?? underHeads(texts, counts);
}

/** The same where passing tests have no mark, or another sign: only where nothing else fits. */
export function signedTests(all: readonly Group[], counts: ClosingCounts): Statuses | undefined {
  return found(all, (groups) => ofSigns(groups, counts, true));
}

function found(
  all: readonly Group[],
  choose: (groups: readonly Group[]) => Status[] | undefined,
): Statuses | undefined {
  for (const where of placesOf(all)) {
    const list = choose(all.filter(({ form }) => placeOf(form) === where));
    if (list !== undefined && areNames(list)) return { list, bare: new Set() };
  }
  return undefined;
}

/** Lines of one mark in one place. */
export function groupsOf(texts: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  const areCounts = texts.map(isCounts);
  for (const [at, text] of texts.entries()) {
    if (
      areCounts[at] ||
      // A suite is told by how many of its tests failed.
      areCounts[at + 1] ||
      /^\W{0,20}(?:some|all|\d{1,7})(?: \w{1,20})? (?:tests?|cases?|checks?) \w{1,20}\W{0,20}$/i.test(text)
    )
      continue;
    const indent = text.length - text.trimStart().length;
    for (const { form, name, verdict, said } of marksOf(text)) {
      const group = groups.get(form) ?? { form, verdict, entries: new Map(), times: 0, indent };
      groups.set(form, group);
      group.times++;
      if (!group.entries.has(name)) group.entries.set(name, { at, said });
    }
  }
  // What comes again and again is a key: `result: fail`.
  return [...groups.values()].filter(({ entries, times }) => times <= 2 * entries.size);
}

/** Where marks stand, those first whose words say most. */
function placesOf(groups: readonly Group[]): string[] {
  const said = new Map<string, number>();
  for (const { form, verdict, entries } of groups) {
    const where = placeOf(form);
    said.set(where, (said.get(where) ?? 0) + (verdict === undefined ? 0 : entries.size));
  }
  return [...said].sort((a, b) => b[1] - a[1]).map(([where]) => where);
}

function placeOf(form: string): string {
  return /^(?:<<|<|>|\|\d|\{\w*=)/.exec(form)?.[0] ?? '';
}

function chosen(groups: readonly Group[], counts: ClosingCounts | undefined): Status[] | undefined {
  const sum = (list: readonly Group[]) => list.reduce((n, { entries }) => n + entries.size, 0);
  const ill = groups.filter(({ verdict }) => verdict === 'bad');
  // `what went wrong` heads a list.
  const bad = ill.some(({ entries }) => entries.size > 1)
    ? ill.filter(({ entries }) => entries.size > 1 || counts?.failed === 1)
    : ill;
  const good = groups.filter(({ verdict }) => verdict === 'good');
  // `error: …` tells more of a failure, and stands as often.
  const isMore = ({ form, indent }: Group) =>
    Number(/err/i.test(form)) + Number(!good.some((each) => each.indent === indent));
  bad.sort((a, b) => isMore(a) - isMore(b));
  if (bad.length > 0) {
    const exact =
      counts === undefined
        ? undefined
        : [bad, ...bad.map((each) => [each]), ...pairsOf(ill)].find((list) => sum(list) === counts.failed);
    const isErrors = sum(good) === 0 && exact?.every(({ form }) => /error/i.test(form));
    if (exact && isErrors && groups.length > exact.length)
      return ofSigns(
        groups.filter((each) => !exact.includes(each)),
        counts,
      );
    if (exact && counts && (counts.failed > 1 || sum(good) > 0 || isNamed(exact))) return statuses(exact, good);
    // Some count checks, or run a test more than once.
    const isFew =
      counts === undefined
        ? sum(bad) + sum(good) > 2
        : sum(bad) <= counts.failed && (counts.passed === undefined ? sum(good) > 1 : sum(good) === counts.passed);
    if (isFew && (sum(good) > 0 || (counts === undefined && isNamed(bad)))) return statuses(bad, good);
    return undefined;
  }
  return ofSigns(groups, counts);
}

/** `FAIL: ` and `ERROR: `, beside other marks. */
function pairsOf(groups: readonly Group[]): Group[][] {
  const errors = groups.filter(({ form }) => /err/i.test(form));
  return groups.flatMap((one) => (/fail/i.test(one.form) ? errors.map((other) => [one, other]) : []));
}

/** Any mark that stands as often as tests failed, beside one that stands as often as tests passed; signs before words. */
function ofSigns(groups: readonly Group[], counts: ClosingCounts | undefined, isAlone = false): Status[] | undefined {
  if (counts === undefined) return undefined;
  const isSign = ({ form }: Group) => !/[\p{L}\d]/u.test(form.slice(placeOf(form).length));
  const passed = groups.filter(({ verdict, entries }) => verdict === 'good' || entries.size === counts.passed);
  // `Running x` and `Then y` are no verdicts, and `+` stands for what is there.
  const isMark = (each: Group) =>
    isSign(each)
      ? !/^\W{0,2}\+$/.test(each.form)
      : /^<?(?:test|case):?$/i.test(each.form) || !/\p{Ll}/u.test(each.form.replace(/^\|\d/, ''));
  const failed = groups.filter(
    (each) => each.verdict === undefined && each.entries.size === counts.failed && isMark(each),
  );
  // Lines that tell more of each failure are as many, and stand further in.
  const isLevel = ({ indent }: Group) => passed.some((each) => each.indent === indent);
  const [mark] = [...failed.filter((each) => isSign(each) && isLevel(each)), ...failed.filter(isSign), ...failed];
  if (mark === undefined) return undefined;
  const others = passed.filter((each) => each !== mark);
  const other =
    others.find(({ entries }) => entries.size === counts.passed) ??
    others.find(({ verdict }) => verdict === 'good') ??
    (isAlone ? groups.find((each) => each !== mark && isSign(each) && each.indent === mark.indent) : undefined);
  if (other === undefined && !(isAlone && isSign(mark) && counts.failed > 1 && /\W{2}$/.test(mark.form)))
    return undefined;
  return statuses([mark], other === undefined ? [] : [other]);
}

/** `Test failed: name` needs no other line beside it. */
function isNamed(groups: readonly Group[]): boolean {
  return groups.every(({ form }) => /^<<(?:test|case) failed/i.test(form));
}

/** No messages, and none that both failed and passed. */
function areNames(found: readonly Status[]): boolean {
  const passed = new Set(found.filter((each) => !each.isFailed).map(({ name }) => name));
  const failed = found.filter((each) => each.isFailed);
  const odd = failed.filter(
    ({ name }) => /^[^\p{L}\d"'<#@$]/u.test(name) || /^not ok\b/.test(name) || weightOf(name) > 2 || !isName(name),
  );
  return odd.length <= failed.length / 3 && !failed.some(({ name }) => passed.has(name));
}

function statuses(bad: readonly Group[], good: readonly Group[]): Status[] {
  const of = (list: readonly Group[], isFailed: boolean) =>
    list.flatMap(({ entries }) => [...entries].map(([name, { at, said }]) => ({ at, name, isFailed, said })));
  return [...of(good, false), ...of(bad, true)].sort((a, b) => a.at - b.at);
}

/** `=== name`, and further down `--- failed`: the verdict stands alone, and its test's name above. */
function underHeads(texts: readonly string[], counts: ClosingCounts | undefined): Statuses | undefined {
  const ends = texts.flatMap((text, at) => {
    const isFailed = isBare(text.trim()) || /^\W{0,9}(?:fail(?:ed|ure)?|error|ko|ng|bad|no)\W{0,3}$/i.test(text);
    return isFailed || /^\W{0,9}(?:pass(?:ed)?|ok|success|succeeded|good|done|yes)\W{0,3}$/i.test(text)
      ? [{ at, isFailed }]
      : [];
  });
  const failed = ends.filter((each) => each.isFailed).length;
  if (failed === 0 || (counts === undefined ? failed === ends.length : failed > counts.failed)) return undefined;
  const heads = ends.map(({ at }, i) => {
    const from = (ends[i - 1]?.at ?? -1) + 1;
    return texts
      .slice(from, at)
      .flatMap((text, k) => (text.trim() === '' ? [] : [{ at: from + k, lead: leadOf(text) }]));
  });
  // What begins each of them is their mark.
  const leads = new Map<string, number>();
  for (const lines of heads)
    for (const lead of new Set(lines.map((each) => each.lead))) leads.set(lead, (leads.get(lead) ?? 0) + 1);
  const [lead] = [...leads].filter(([each]) => each !== '').sort((a, b) => b[1] - a[1])[0] ?? [];
  const found = ends.map(({ isFailed }, i) => {
    const lines = heads[i] ?? [];
    const head = lines.find((each) => each.lead === lead) ?? lines[0];
    if (head === undefined) return undefined;
    const text = (texts[head.at] ?? '').trim();
    return {
      at: head.at,
      name: text.slice(head.lead === lead ? text.length - text.slice(lead?.length ?? 0).length : 0).trim(),
      isFailed,
    };
  });
  return found.every((each) => each !== undefined && each.name !== '')
    ? { list: found as Status[], bare: new Set(ends.map(({ at }) => at)) }
    : undefined;
}

function leadOf(text: string): string {
  return (
    /^(?:[^\p{L}\d\s]{1,8}|\[\d{1,7}(?:\/\d{1,7})?\]|\p{L}{2,12}:?)(?=\s)/u
      .exec(text.trim())?.[0]
      .replace(/\d+/g, '#') ?? ''
  );
}
