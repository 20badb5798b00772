/** What is said of a test that the attempt added: marked, empty, caught, or true whatever the code does. */

import type { TamperFinding } from '../run/verification.ts';
import type { Mark } from '../syntax/marks.ts';
import type { TestCase } from './cases.ts';
import { finding } from './changed-file.ts';
import { assertedDouble } from './doubles.ts';
import type { Located } from './match-cases.ts';
import { isHandedBlock, isWithoutMatcher } from './tautology.ts';

export function addedFindings(after: Located): TamperFinding[] {
  const { one, file, side } = after;
  const findings = one.marks.filter(({ mark }) => mark === 'only').map(({ mark, line }) => marked(after, mark, line));
  if (one.kind !== 'case') return one.kind === 'group' ? findings : [];
  const tell = (severity: TamperFinding['severity'], rule: string, line: number, words: string) => [
    ...findings,
    finding(severity, rule, file.path, line, `the new test “${one.name}” ${words}`),
  ];
  const skipped = one.marks.find(({ mark }) => mark !== 'only' && mark !== 'xfail');
  if (skipped !== undefined) return tell('review', 'new-test-skipped', skipped.line, markWords[skipped.mark]);
  const failing = expectedToFail(one, side);
  if (failing !== undefined) {
    const mark = side.lines.slice(failing - 1, failing + 1).join('\n');
    const words = `${markWords.xfail}: do what it asks for, or let the story say that it stays so`;
    return tell(underCondition.test(mark) ? 'review' : 'weakens', 'new-test-xfail', failing, words);
  }
  if (one.assertions.length === 0)
    return tell('review', 'new-test-asserts-nothing', one.line, 'asserts nothing that can be seen');
  const swallowed = one.assertions.find(({ caught }) => caught);
  if (swallowed !== undefined && !swallowed.tokens.some(({ text }) => /^(?:fail|flunk)$/.test(text)))
    return tell('weakens', 'assertion-swallowed', swallowed.line, 'catches the failure of an assertion');
  const double = assertedDouble(side.program?.tokens.slice(one.start, one.end) ?? [], one.assertions);
  if (double !== undefined)
    return tell(
      'weakens',
      'new-test-tautology',
      one.line,
      `puts a double in the place of ${double} and asserts what that gives`,
    );
  if (one.assertions.some(({ strength }) => strength > 0)) return findings;
  const isBare = one.assertions.some(
    ({ tokens }) => isWithoutMatcher(tokens) || (file.language === 'ruby' && isHandedBlock(tokens)),
  );
  // Twice the same call may be what the test is about.
  const isRepeated =
    repeats.test(one.name) && one.assertions.some(({ tokens }) => tokens.filter(({ text }) => text === '(').length > 2);
  const severity = !isRepeated && (isBare || one.statements <= one.assertions.length) ? 'weakens' : 'review';
  return tell(severity, 'new-test-tautology', one.line, 'holds whatever the code does');
}

/** Where it is marked, by a name that stands for the mark or by itself: not a row of its table. Of Rust and Java the error is what is asked. */
function expectedToFail({ marks, line }: TestCase, { lines, text }: Located['side']): number | undefined {
  const names = new Map(
    [...text.matchAll(/^(\w+) = pytest\.mark\.xfail\b/gm)].map(({ 1: name = '', index }) => [name, index]),
  );
  const above = [1, 2, 3, 4].map((up) => line - up).filter((at) => lines[at - 1]?.startsWith('@'));
  const named = above.flatMap((at) => names.get(/^@(\w+)/.exec(lines[at - 1] ?? '')?.[1] ?? '') ?? [])[0];
  if (named !== undefined) return text.slice(0, named).split('\n').length;
  return marks.find((one) => one.mark === 'xfail' && failingMark.test(lines[one.line - 1] ?? ''))?.line;
}
const failingMark = /^(?!.*\bpytest\.param\b).*(?:\b(?:xfail|expectedFailure)\b|\.(?:fails|failing)\b)/;
/** With a condition, which may be another system's: whether it holds here is told by what ran. */
const underCondition = /\bxfail\(\s*(?:\n\s*)?(?!\)|(?:reason|strict|raises|run)\s*=|True\b)\S/;
const repeats = /same|determin|stable|repeat|pure|idempot|seed|cache|memo|again|twice|reproduc|consistent/i;

/** Where it can only run on some systems, the base's own version of it tells what it says here. */
export function marked({ one, file, side }: Located, mark: Mark, line: number): TamperFinding {
  const head = side.lines.slice(Math.max(0, line - 2), line + 1).join('\n');
  const severity = /^(?:skip|conditional)$/.test(mark) && system.test(head) ? 'review' : 'weakens';
  return finding(severity, `test-${mark}`, file.path, line, `the test “${one.name}” ${markWords[mark]}`);
}

const system =
  /\bif\b.*(?:RUBY_(?:ENGINE|PLATFORM|VERSION)|\b[jt]ruby\?|mswin|windows|win32|\.platform\b|GOOS|GOARCH)|\b(?:skipif|skipIf|skipUnless)\([^)]*(?:platform|version_info|os\.name)|\bcfg_attr\((?:windows|miri|not\((?:unix|panic)\b)|\bcfg\((?:not\()?(?:windows|unix|target_|panic\b)|\bRequiresOperatingSystem/i;

const markWords: Record<Mark, string> = {
  skip: 'is skipped',
  todo: 'is marked as to do, so it is not run',
  only: 'is marked as the only one to run',
  xfail: 'is expected to fail',
  conditional: 'runs only under a condition',
};
