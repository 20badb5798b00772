/** Recognises by its form what a log line is: a failed, passed or starting test, a heading, or quoted source. */

import { listed } from '../text/word-list.ts';

/** `✗ name`, `not ok 3 - name`, `--- FAIL: name`, `2) name`, `name ... FAILED`. */
export function isVerdict(line: string): boolean {
  return (
    /^\s*(?:[✗✖✘×✕❌●] {0,8}\S|not ok\b|(?:-{3} )?(?:FAIL(?:ED|URE)?|ERROR)\b[: ]|\(fail\)|\d{1,4}\) \S|\[ *FAIL)/.test(
      line,
    ) || /[ .:]\[?(?:FAIL(?:ED|URE)?|ERROR)\]?!?$/.test(line.slice(-12))
  );
}

/** The same where a duration stands behind, or the word is in small letters: `name ....***Failed  0.03 sec`, `name (Failed)`. */
export function reportsFailure(line: string): boolean {
  if (isVerdict(line)) return true;
  const last = line.slice(-40);
  if (!/FAIL|ERROR|ailed|BROKEN/.test(last)) return false;
  const end = last.replace(/[ \t(]{1,9}[\d.]{1,12} ?[a-zµ]{1,7}\)?$/, '');
  return (
    /(?:[.*:\]] ?|\w \()(?:FAIL(?:ED|URE)?|ERROR|[Ff]ailed|BROKEN)\)?!?$/.test(end) && !/\d (?:\w+ )?failed/.test(end)
  );
}

/** Says of a test that it passed. */
export function isPassing(line: string): boolean {
  return (
    /^\s*(?:[│├└─╷][│├└─╷ ]{0,19})?(?:[✓✔√] ?\S|ok \d|ok - |\[ {0,8}(?:OK|PASS(?:ED)?) {0,8}\]|(?:--- )?PASS\b)/.test(
      line,
    ) ||
    /(?:\b(?:PASSED|OK|Passed(?= .*sec))|\.{1,3} ?ok|:PASS|\[ {0,8}(?:PASS(?:ED)?|OK|ok) {0,8}\])(?: +[\d.]+ sec)?$/.test(
      line.slice(-40),
    )
  );
}

/** Says of a test that it begins, waits or goes on. */
export function isStart(line: string): boolean {
  return /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)\b|# Subtest: )/.test(line);
}

/** A line drawn, and nothing else. */
export function isRule(text: string): boolean {
  return /^(?:[-=_⎯─━~*#.·][ ]?){4,}$/.test(text);
}

/** `---- name stdout ----`, `____ name ____`: a line drawn around a heading, which is no count. */
export function isTitle(text: string): boolean {
  return (
    /^\s{0,8}([-=_*~─━═⎯])\1\1/.test(text) &&
    /^\s{0,8}([-=_*~─━═⎯])\1{2,}[ []+\p{L}.*[ \]]\1{2,}$/u.test(text) &&
    !/\b\d{1,7} \w|[Ss]ummary|Captured|[Tt]ests?\b|FAILURES|ERRORS/.test(text)
  );
}

const verdictWords = new Set(
  listed(`
    fail failed fails failing failure failures error errors exception not ok pass passed passes passing skip skipped skips
    pending incomplete ignored test tests case subtest suite suites run runs cont name pause start file files example examples
    assertion assertions total result stdout stderr output info debug trace notice warn warning fatal finished duration time
    elapsed took ms s sec secs second seconds in at there were was following
  `),
);

/** Whether every verdict says this word, whatever it is about. */
export function isVerdictWord(word: string): boolean {
  return verdictWords.has(word.toLowerCase()) || /^\d+$|Error$/.test(word);
}

/** Whether a line has a word that names what it is about, beside those of its verdict. */
export function hasName(line: string): boolean {
  return (line.slice(0, 400).match(/[\p{L}\d_]+/gu) ?? []).some((word) => !isVerdictWord(word));
}

/** `ERROR: …` heads a failing test of some runners, and any line of others: where the log repeats it, it names nothing. */
export function isLevel(line: string): boolean {
  return /^\s*(?:-{3} )?ERROR\b|\bERROR\]?!?$/.test(line);
}

/** A verdict that stands alone: what it is about stands above. */
export function isBare(line: string): boolean {
  return /^\W{0,40}(?:FAIL(?:ED|URE)?|ERROR|not ok)\b[\W\d]{0,200}$/.test(line);
}

/** A line of source that the runner shows: `  12|  code`, `> 6 |   code`, `    |   ^`. */
export function isSource(line: string): boolean {
  return /^\s*(?:[>❯→➜][ \t]*)?\d{0,7}[ \t]?[|│▏┃]/.test(line) || /^[ \t]*[\^~][ \t^~]*$/.test(line);
}
