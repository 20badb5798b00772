/** Scores each line of a log by how much it helps to explain failures, from its own words and the lines near it. */

import { isPlaced, isSpoken, significanceOf, weightOf } from './cause-score.ts';
import { hasName, isBare, isPassing, isRule, isSource, isTitle, reportsFailure } from './line-form.ts';
import { shortened } from './shortened-lines.ts';
import { frameOf } from './stack-frames.ts';
import { steadier } from './steady-text.ts';

export interface LogLine {
  text: string;
  /** The template of its text. */
  shape: number;
  /** How often the log has a line of this shape, whatever its numbers. One for each further failure is not counted. */
  seen: number;
}

export interface Section {
  /** The line that names it; none for what stands before, between and behind failures. */
  head: number | undefined;
}

export interface Scored {
  /** As it is shown, and as it stands in the log. */
  text: string;
  raw: string;
  score: number;
  section: Section;
}

/** What one stream says, line by line. */
export interface Part {
  stream: string;
  lines: readonly Scored[];
}

/** A shape that the log shows more often says nothing of one failure; lines of failing tests are alike too, if fewer. */
const often = 12;
/** What it shows this often is told by one line. */
const noise = 60;
/** Lines behind a verdict, or an error, that belong to it. */
const near = 14;
export const longestLine = 400;
/** What a program says last may tell of its end in no known words. */
const lastLines = 4;

/** Of a line that names a failure. */
const headScore = 9;
export const firstWeight = 8.5;
export const step = 0.8;
export const lastWeight = 2.5;
const below = 3.5;
const naming = 12;
/** What another failure said in the same words. */
const again = 2;

export function scoresOf(lines: readonly LogLine[]): Scored[] {
  const sections = sectionsOf(lines);
  const byHeading = new Map<string, Section>();
  const shapes = new Set<number>();
  const ranks = ranksOf(lines, sections);
  const end = lines.findLastIndex(({ text }) => text.trim() !== '') - lastLines;
  /** Lines since the last one that names a failure. */
  let since = near;
  return lines.map(({ text, seen, shape }, at) => {
    const section = sections[at] as Section;
    const weight = weightOf(text);
    const shown = shortened(tightened(steadier(text.trimEnd())), longestLine);
    const plain = shown.trim();
    if (plain === '' || isRule(plain)) return { text: shown, raw: text, score: 0, section };
    since = section.head === at || (weight > 2 && seen <= often) ? 0 : since + 1;
    const isFirst = !shapes.has(shape);
    shapes.add(shape);
    const rank = ranks.get(at);
    let score = contextScore(text, weight, since) + (at > end ? 1 : 0);
    if (section.head === at) score = headScore;
    else if (rank !== undefined) score = Math.max(lastWeight, firstWeight - step * rank) + score / 100;
    score -= shown.length / 1000;
    if (seen > often) score = isFirst ? score / 2 : seen > noise ? 0 : score / 8;
    else score /= 1 + (seen - 1) / often;
    const before = byHeading.get(plain);
    if (before === undefined) byHeading.set(plain, section);
    else score = Math.min(score, before === section || rank === undefined ? score / 8 : again);
    return { text: seen > often && isFirst ? `${shown} (×${seen})` : shown, raw: text, score, section };
  });
}

/** Of each failure which of its lines tells most, second most and so on; where none does by its words, those that stand next to its name. */
function ranksOf(lines: readonly LogLine[], sections: readonly Section[]) {
  const textAt = (at: number) => lines[at]?.text ?? '';
  const ranks = new Map<number, number>();
  const bySection = new Map<Section, number[]>();
  sections.forEach((section, at) => {
    if (section.head !== at) bySection.set(section, [...(bySection.get(section) ?? []), at]);
  });
  for (const [section, own] of bySection) {
    // Right below its name stands the message, in whatever words; below a bare `1) Failure:` the name.
    const spokenOf = (count: number) =>
      own.filter((at) => isSpoken(textAt(at)) && !isSource(textAt(at))).slice(0, count);
    const isNamed = section.head !== undefined && hasName(textAt(section.head));
    const first = section.head === undefined ? [] : spokenOf(isNamed ? 1 : 2).reverse();
    const least = (at: number) => [below, naming][first.indexOf(at)] ?? 0;
    // `thread 'a' panicked at src/lib.rs:24:31:` says that the next line tells it.
    const isAnnounced = (at: number) =>
      own.includes(at - 1) && /\S:$/.test(textAt(at - 1)) && weightOf(textAt(at - 1)) > 0 && isSpoken(textAt(at))
        ? below
        : 0;
    const significant = own
      .map((at) => ({
        at,
        tells: Math.max(significanceOf(textAt(at)), least(at), isAnnounced(at)),
      }))
      .filter(({ tells }) => tells > 0)
      .sort((a, b) => b.tells - a.tells || a.at - b.at);
    for (const [rank, { at }] of significant.entries()) ranks.set(at, rank);
  }
  return ranks;
}

function contextScore(text: string, weight: number, since: number) {
  const frame = frameOf(text);
  if (frame?.own === false) return 0;
  const nearness = since < near ? 1 - since / near : 0;
  if (isPassing(text)) return 0.1;
  return isSource(text) ? 0.5 + nearness * 0.5 : 0.6 + Math.max(-0.4, weight / 4) + nearness;
}

/** Without what only lays the line out: leaders, wide gaps, deep indentation. */
function tightened(text: string) {
  return text
    .replace(/^[ \t]{3,}/, '  ')
    .replace(/([.·─━=_*-])\1{5,}/g, '$1$1$1')
    .replace(/(?<=\S) {3,}/g, '  ');
}

/** Lines below a heading that still belong to it. */
const longestSection = 80;

function sectionsOf(lines: readonly LogLine[]): Section[] {
  const texts = lines.map(({ text }) => text);
  let present: Section = { head: undefined };
  let length = 0;
  return texts.map((text, at) => {
    const isHead = (reportsFailure(text) || isTitle(text)) && !isPassing(text) && !isBare(text);
    const isOwn = isProblem(text) && !(present.head === at - 1 && isPath(texts[at - 1] ?? ''));
    if (!isHead && !isPassing(text) && !isBare(text) && !isOwn && ++length <= longestSection) return present;
    length = 0;
    const before = present;
    present = { head: isHead ? at : undefined };
    return isBare(text) ? before : present;
  });
}

/** `src/a.ts:3:5: error …`, `src/a.ts(3,5): error …`: each is a matter of its own. */
function isProblem(text: string) {
  return isPlaced(text) && /error|warning/i.test(text);
}

/** A linter names the file once, above what it says of it. */
function isPath(text: string) {
  return /^\s{0,4}[^\s:()]{0,300}[/.][^\s:()]{1,300}$/.test(text);
}
