/** The lines of a log that tell most, where no reader knows its runner: as many as a budget holds, in order. */
import { isSource, isTestFile } from './account.ts';
import { frameOf } from './frames.ts';
import { templateOf, weightOf } from './general.ts';
import { clip, steadier } from './text.ts';

export interface LogLine {
  text: string;
  /** How often the log shows a line of this shape, digits aside. */
  seen: number;
}

/** A shape that the log shows more often says nothing of one failure; lines of failing tests are alike too, if fewer. */
const often = 12;
/** What it shows this often is told by one line. */
const noise = 60;
/** Lines behind a verdict, or an error, that belong to it. */
const near = 14;
const longestLine = 600;

/** What one stream says. */
export interface Part {
  stream: string;
  lines: readonly LogLine[];
}

interface Scored {
  text: string;
  score: number;
}

/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again. */
export function digest(parts: readonly Part[], room: number): string {
  const heads = parts.map(({ stream }) => (stream === '' || parts.length === 1 ? '' : `[${stream}]`));
  const scored = parts.flatMap(({ lines }, part) => scoresOf(lines).map((line) => ({ ...line, part })));
  const order = scored
    .map((line, at) => ({ ...line, at }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const shown = parts.map(() => new Set<number>());
  let left = room;
  for (const { at, part, text } of order) {
    const own = shown[part] as Set<number>;
    const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
    if (size > left) continue;
    own.add(at);
    left -= size;
    if (left < 12) break;
  }
  return shown
    .flatMap((own, part) => {
      const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? '');
      return texts.length === 0 || heads[part] === '' ? texts : [heads[part], ...texts];
    })
    .join('\n');
}

function scoresOf(lines: readonly LogLine[]): Scored[] {
  const told = new Set<string>();
  const shapes = new Map<number, number>();
  const dull = dullOutlines(lines);
  /** Lines since the last one that names a failure. */
  let since = near;
  return lines.map(({ text, seen }) => {
    const shown = clip(steadier(text.trimEnd()), longestLine);
    const plain = shown.trim();
    if (plain === '' || isRule(plain)) return { text: shown, score: 0 };
    const verdict = isVerdict(text);
    const weight = weightOf(text);
    since = verdict || weight > 2 ? 0 : since + 1;
    const shape = templateOf(text);
    const times = (shapes.get(shape) ?? 0) + 1;
    shapes.set(shape, times);
    let score = scoreOf(text, { verdict, weight, since });
    if (weight <= 0 && !verdict && dull.has(outlineOf(text))) score /= 8;
    else if (seen > often) score = times === 1 ? score / 2 : seen > noise ? 0 : score / 8;
    else score /= 1 + (seen - 1) / often;
    if (told.has(plain)) score = Math.min(score / 8, 0.3);
    told.add(plain);
    return { text: seen > often && times === 1 ? `${shown} (×${seen})` : shown, score };
  });
}

/** A list of packages has other words in each line; its outline is the same. */
function dullOutlines(lines: readonly LogLine[]): Set<string> {
  const outlines = new Map<string, { all: number; telling: number }>();
  for (const { text } of lines) {
    const outline = outlines.get(outlineOf(text)) ?? { all: 0, telling: 0 };
    outlines.set(outlineOf(text), outline);
    outline.all++;
    if (weightOf(text) > 0 || isVerdict(text)) outline.telling++;
  }
  return new Set(
    [...outlines].filter(([, { all, telling }]) => all > 2 * often && telling < all / 5).map(([key]) => key),
  );
}

function outlineOf(text: string): string {
  return text
    .slice(0, 200)
    .replace(/[\p{L}\d_]+/gu, 'w')
    .replace(/ +/g, ' ');
}

function scoreOf(
  text: string,
  { verdict, weight, since }: { verdict: boolean; weight: number; since: number },
): number {
  const frame = frameOf(text);
  if (frame?.own === false) return 0;
  const beside = since < near ? 2 * (1 - since / near) : 0;
  if (frame !== undefined) return (isTestFile(frame.file) ? 1.5 : 1) + beside / 2;
  if (isPassing(text)) return 0.1;
  if (verdict) return 9;
  const changed = /^\s*(?:[-+] ?[^\s>+-]|E {2,}|\? )/.test(text) || named.test(text);
  if (isSource(text)) return 0.8 + beside / 2;
  return 1 + Math.max(-0.5, weight) + (changed ? 3 : 0) + beside;
}

const named =
  /\b(?:expected|actual|received|got|want(?:ed)?|but was|left|right|found|message|reason|error|diff)\b['"]?[ \t]*[:=]/i;

/** `✗ name`, `not ok 3 - name`, `--- FAIL: name`, `2) name`, `name ... FAILED`. */
export function isVerdict(line: string): boolean {
  return (
    /^\s*(?:[✗✖✘×✕❌●] ?\S|not ok\b|(?:-{3} )?(?:FAIL(?:ED|URE)?|ERROR)\b[: ]|\(fail\)|\d{1,4}\) \S|\[ *FAIL)/.test(
      line,
    ) || /[ .:]\[?(?:FAIL(?:ED|URE)?|ERROR)\]?!?$/.test(line.slice(-12))
  );
}

/** Says of a test that it passed. */
export function isPassing(line: string): boolean {
  return /^\s*(?:[│├└─╷ ]{0,20})?(?:[✓✔√] ?\S|ok \d|ok - |(?:--- )?PASS\b)|\b(?:PASSED|\.\.\. ok|\.+ ?ok|OK)$/.test(
    line,
  );
}

/** A line drawn, and nothing else. */
export function isRule(text: string): boolean {
  return /^(?:[-=_⎯─━~*#.·][ ]?){4,}$/.test(text);
}
