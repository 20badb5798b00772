/** Scores a log line by its wording: how much it looks like an error, and how well it explains a test failure. */

import { anyWord } from '../text/word-list.ts';
import { isPassing, isRule, isSource } from './line-form.ts';
import { frameOf } from './stack-frames.ts';

const crash = anyWord('*error|fatal|panic|panicked|*exception|traceback|segmentation fault|core dumped|crashed');
const comparison = anyWord('assert*|expected|unexpected|actual|received');
const refusal = anyWord(
  "cannot|can't|undefined|not found|denied|refused|invalid|missing|timed out|timeout|killed|unable to",
);
const advice = anyWord('warn|warning|deprecat*|info|debug|notice');

/** How much a line looks like the cause of a red exit; 0 and below: not at all. */
export function weightOf(text: string): number {
  let weight = 0;
  if (crash.test(text)) weight += 3;
  if (/\b(?:fail(?:ed|ure|ures|ing)?|not ok)\b|[✗✖✘✕❌×]|^\s{0,40}● \S/i.test(text)) weight += 3;
  if (comparison.test(text)) weight += 2;
  if (refusal.test(text)) weight += 2;
  // Two sides set against each other, and the qualified name of a class of failure, need no known word.
  if (
    weight === 0 &&
    /^\s*(?!E )[^\s(;:][^(;:]{0,80} (?:!=|≠) [^(;:]{1,80}$|^(?:[a-z_]\w{0,60}\.){1,8}[A-Z]\w{1,60}: \S/.test(text)
  )
    weight += 2;
  if (advice.test(text)) weight -= 3;
  if (
    /\b(?:0|no) (?:errors?|fail\w*|problems?)\b|\b(?:errors?|failures?): 0\b|\b(?:passed|✓|✔|successful|(?<!not )ok)\b/i.test(
      text,
    )
  )
    weight -= 3;
  return weight;
}

/** How well a line explains a failure; 0: it does not. */
export function significanceOf(text: string): number {
  if (!isSpoken(text) || isSource(text)) return 0;
  const changed = isChanged(text) ? 3 : 0;
  return Math.max(0, weightOf(text)) + changed + (isPlaced(text) ? 2 : 0);
}

/** It begins with a place in a file. */
export function isPlaced(text: string): boolean {
  return /^\s{0,12}(?:\[?error\]?:? )?[^\s:()]{1,300}\.\w{1,8}(?::\[?\d+|\(\d+[,)])/i.test(text);
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
