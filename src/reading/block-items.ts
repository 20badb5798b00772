/** Error-like blocks of a log, and its end, as parts of a condensed text. */
import { isSource, type RankedLine } from './account.ts';
import type { Failure } from './failure.ts';
import type { Item } from './fill.ts';
import { frameOf } from './frames.ts';
import { weightOf } from './general.ts';
import type { Block } from './report.ts';
import { steadier } from './text.ts';

/** A shape that the log shows more often says nothing of one failure; lines of failing tests are alike too, if fewer. */
const often = 12;
/** A shape seen this often is most likely a failure's own. */
const seldom = 3;

/** The blocks that weigh most – by what they say, how seldom they say it and how near they are to the end – in order of the log. */
export function blockItems(blocks: readonly Block[], room: number): Item[] {
  const scored = blocks.map((block, at) => ({
    block,
    at,
    score: scoreOf(block) + (2 * (at + 1)) / blocks.length,
  }));
  scored.sort((a, b) => b.score - a.score || b.at - a.at);
  const told = new Set<string>();
  return scored
    .slice(0, Math.max(4, Math.floor(room / 100)))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ block }) => partsOf(block).map((part) => itemOf(part, told)))
    .filter((item) => item !== undefined);
}

/** What its rarest telling line weighs. */
function scoreOf({ lines, seen, weight, times }: Block): number {
  const own = lines.map((line, i) => Math.max(0, weightOf(line)) / Math.sqrt(seen[i] ?? 1));
  return Math.max(weight / Math.sqrt(times), ...own) + (lines.some(isVerdict) ? 3 : 0);
}

interface Line {
  text: string;
  seen: number;
}

/** A block in parts that each begin with a line that says of one test that it failed. */
function partsOf({ lines, seen }: Block): Line[][] {
  const parts: Line[][] = [];
  lines.forEach((text, i) => {
    if (parts.length === 0 || isVerdict(text)) parts.push([]);
    parts.at(-1)?.push({ text, seen: seen[i] ?? 1 });
  });
  return parts;
}

/** `✗ name`, `not ok 3 - name`, `--- FAIL: name`, `2) name`, `name ... FAILED`. */
function isVerdict(line: string): boolean {
  return (
    /^\s*(?:[✗✖✘×✕❌●] \S|not ok\b|(?:-{3} )?(?:FAIL(?:ED|URE)?|ERROR)\b[: ]|\(fail\)|\d{1,4}\) \S|\[ *FAIL)/.test(
      line,
    ) || /[ .]FAIL(?:ED|URE)?!?$/.test(line.slice(-10))
  );
}

/** What was told already is left out, and what the log repeats is told once. */
function itemOf(part: readonly Line[], told: Set<string>): Item | undefined {
  const ranked: RankedLine[] = [];
  for (const { text, seen } of part) {
    const plain = steadier(text.trim());
    if (plain === '' || told.has(plain) || isRule(plain)) continue;
    told.add(plain);
    const frame = frameOf(text);
    if (frame?.own === false) continue;
    const times = seen > often ? ` (×${seen})` : '';
    ranked.push({ text: steadier(text.trimEnd()) + times, rank: frame === undefined ? rankOf(text, seen) : 2 });
  }
  const top = Math.max(
    0,
    ranked.findIndex(({ text }) => isVerdict(text)),
  );
  const head = ranked[top];
  if (head === undefined) return undefined;
  return { heads: [head.text.trim()], lines: ranked.filter((_, i) => i !== top) };
}

function rankOf(text: string, seen: number): RankedLine['rank'] {
  if (seen > often) return 3;
  if (isSource(text)) return 2;
  if (/^\s*[-+] ?\S/.test(text) || weightOf(text) > 0) return 0;
  return seen > seldom ? 2 : 1;
}

function isRule(text: string): boolean {
  return /^(?:[-=_⎯─━~*#.·][ ]?){4,}$/.test(text);
}

/** Whether a stream of which no failure is known tells of one. */
export function hasUntold(blocks: readonly Block[], failures: readonly Failure[]): boolean {
  const streams = new Set(failures.map(({ stream }) => stream));
  return blocks.some((block) => !streams.has(block.stream) && scoreOf(block) >= 3);
}

/** What error-like blocks say that no failure says already, repeated ones left out. */
export function uncovered(blocks: readonly Block[], failures: readonly Failure[]): Item[] {
  const told = new Set<string>();
  for (const { name, file, lines, message } of failures) {
    for (const text of [name, file ?? '', message ?? '', ...lines.map((line) => line.text)]) told.add(text.trim());
  }
  const long = [...told].filter((text) => text.length > 12);
  const says = (line: string) => told.has(line.trim()) || long.some((text) => line.includes(text));
  const streams = new Set(failures.map(({ stream }) => stream));
  const fresh = blocks
    .filter(({ times, stream }) => times <= seldom || !streams.has(stream))
    .map((block) => {
      const kept = block.lines.map((line) => line.trim() === '' || !says(line));
      const only = <T>(list: readonly T[]) => list.filter((_, i) => kept[i]);
      return { ...block, lines: only(block.lines), seen: only(block.seen) };
    })
    .filter(({ lines }) => lines.some((line) => weightOf(line) > 2));
  return fresh.length === 0 ? [] : blockItems(fresh, 4000);
}

/** The last lines; of repeated noise one line with how often it is there. */
export function tailText(lines: readonly string[]): string {
  const times = new Map<string, number>();
  for (const line of lines) times.set(kindOf(line), (times.get(kindOf(line)) ?? 0) + 1);
  const told = new Set<string>();
  const kept: string[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const repeated = (times.get(kind) ?? 0) > often && line.trim() !== '';
    if (repeated && told.has(kind)) continue;
    told.add(kind);
    kept.push(repeated ? counted(steadier(line), times.get(kind) ?? 1) : steadier(line));
  }
  return kept.join('\n').trim();
}

/** Lines that differ in their numbers alone are of one kind; `part1` and `part2` are names. */
function kindOf(line: string): string {
  return line.replace(/\b\d{1,20}\b/g, '0');
}

function counted(text: string, times: number): string {
  return times > 1 ? `${text} (×${times})` : text;
}
