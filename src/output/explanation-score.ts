/** Scores how well one line of a failure explains it, by the line's words, a labelled value, or a file and line. */

import { weightOf } from './cause-score.ts';
import { isSource } from './failure-lines.ts';
import { frameOf } from './frames.ts';
import { isPassing, isRule } from './line-form.ts';

/** 0: it does not. */
export function significanceOf(text: string): number {
  if (!isSpoken(text) || isSource(text)) return 0;
  const changed = isChanged(text) ? 3 : 0;
  return Math.max(0, weightOf(text)) + changed + (isPlaced(text) ? 2 : 0);
}

/** It begins with a place in a file. */
export function isPlaced(text: string): boolean {
  return /^\s{0,12}(?:\[?error\]?:? )?[^\s:()]{1,300}\.\w{1,8}(?::\[?\d{1,7}|\(\d{1,7}[,)])/i.test(text);
}

/** Words, and neither a step of a stack nor a test that passed. */
export function isSpoken(text: string): boolean {
  return text.trim() !== '' && !isRule(text.trim()) && !isPassing(text) && frameOf(text) === undefined;
}

/** A line of a difference, or a value with its label. */
export function isChanged(text: string): boolean {
  return /^\s*(?:[-+] {0,40}[^\s>+-]|E {2,}|\? )/.test(text) || labelled.test(text);
}

const labelled =
  /\b(?:expected|actual|received|got|want(?:ed)?|but was|left|right|found|messages?|reason|error|diff)\b['"]?[ \t]*[:=]/i;
