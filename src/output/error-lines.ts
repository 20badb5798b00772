/** Collects lines that look like errors, with the lines around them, from the log of any tool, known or not. */

import { clip } from '../text/clip.ts';
import { isChanged, weightOf } from './cause-score.ts';
import { isLevel, isVerdict } from './line-form.ts';
import type { LineReader } from './reader.ts';
import { repetition, templateOf } from './repetition.ts';
import type { LinePosition } from './streams/lines-before.ts';
import type { Block } from './test-report.ts';

/** Parts of words, so that one string covers `Error` and `error`; each at least four bytes. */
export const generalTriggers: readonly string[] = (
  'rror|ERROR|FAIL|fail|Fail|xception|anic|fatal|Fatal|FATAL|ssert|ASSERT|Traceback|not ok|ndefined|annot |not found|xpected|' +
  'imed out|rashed|imeout|illed|core dumped|egmentation|denied|refused|nvalid|issing|✗ |✖ |✘ |✕ | × |❌ |● |unable to|Unable to'
).split('|');

/** Lines of a block after the last one that looks like an error, lines before the first, and the most in all. */
const after = 12;
const before = 6;
const longestBlock = 60;
const keptBlocks = 200;
/** A template seen more often is noise that the log repeats. */
const often = 12;
const noise = 30;
const keptTemplates = 20_000;
/** Units of a line that are looked at, and kept. */
export const longestLine = 1000;

interface Open {
  lines: string[];
  templates: number[];
  calm: number;
  blank: number;
}

/** Collects blocks while it reads; `blocks()` gives them in order of the log. */
export function general(): { reader: LineReader; blocks(): Block[] } {
  /** What a template weighs: weighing is what costs. */
  const weights = new Map<number, number>();
  const count = repetition();
  const first: Open[] = [];
  const last: Open[] = [];
  let open: Open | undefined;

  const close = () => {
    if (open === undefined) return;
    if (first.length < keptBlocks) first.push(open);
    else last.push(open);
    if (last.length > keptBlocks) last.shift();
    open = undefined;
  };
  const look = (text: string) => {
    const template = templateOf(text);
    const weight = weights.get(template) ?? weightOf(text);
    if (weights.size < keptTemplates) weights.set(template, weight);
    if (weight > 0 && isVerdict(text) && !isLevel(text)) count.next();
    return { template, times: count.saw(template), weight };
  };

  const line = (whole: string, place: LinePosition): boolean => {
    const text = whole.length > longestLine ? clip(whole, longestLine) : whole;
    const { template, times, weight } = look(text);
    const isSignificant = times <= often && (weight > 0 || (open !== undefined && isChanged(text)));
    if (open === undefined) {
      if (!isSignificant) return false;
      const lines = [...earlier(place.before()), text];
      open = { lines, templates: lines.map(templateOf), calm: 0, blank: 0 };
      return true;
    }
    open.calm = isSignificant ? 0 : open.calm + 1;
    open.blank = text.trim() === '' ? open.blank + 1 : 0;
    if (open.calm > after || open.blank > 2 || open.lines.length >= longestBlock) {
      close();
      return false;
    }
    // Noise that the log repeats tells nothing of this block.
    if (isSignificant || (weight <= 0 && times <= noise)) {
      open.lines.push(text);
      open.templates.push(template);
    }
    return true;
  };

  return {
    reader: {
      line,
      end: close,
    },
    blocks: () => [...first, ...last].map(({ lines, templates }) => ({ lines, seen: templates.map(count.times) })),
  };
}

/** The lines right before, up to the second blank one, in order: a heading, a place, the source that failed. */
function earlier(lines: Iterable<string>) {
  const found: string[] = [];
  let blanks = 0;
  for (const line of lines) {
    if (line.trim() === '' && ++blanks > 1) break;
    found.unshift(clip(line, longestLine));
    if (found.length >= before) break;
  }
  return found;
}
