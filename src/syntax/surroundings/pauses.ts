/** A pause of a fixed time: where it only has to be long enough for the tests, nothing waits for what is to be done. */

import { ofTime, type Surroundings } from './surroundings.ts';

/** The same call for no time. A loop that looks again goes on all the same. */
const pause = (endings: RegExp, asks: RegExp, elsewhere: string): Surroundings => ({
  endings,
  answers: [{ asks, elsewhere, unlessAsked: ofTime, isPause: true }],
});

/** A parameter is no fixed time: who calls has it. */
const given = String.raw`(?!(?:ms|millis|milliseconds|s|seconds|n|t|time|delay|duration|timeout|interval)\))`;

export const pauses: readonly Surroundings[] = [
  pause(/\.(?:java|kt)$/, /\b(?:Thread|TimeUnit\.[A-Z]+)\.sleep\([^()]+\)/g, 'Thread.sleep(0)'),
  pause(/\.py$/, /(?<=(?:^|[^\w.])(?:time\.|asyncio\.)?sleep\()[^()]+(?=\))/g, '0'),
  pause(
    /\.[cm]?[jt]sx?$/,
    // Behind an expression is read from its end: the name is met there first. What is called `wait` may wait for something else than time.
    new RegExp(
      [
        String.raw`(?<=\bPromise(?:<\w+>)?\(\(?\k<done>\)? => (?:\{ ?)?setTimeout\((?<done>\w+), )${given}[^()]+(?=\))`,
        String.raw`(?<=\bawait setTimeout\()${given}[^(),]+(?=\))`,
        String.raw`(?<=\bawait (?:sleep|delay|wait|pause)\()${given}(?=[^(),]*(?:\d|[A-Z]{2}|(?:[mM]s|[sS]econds?|[dD]elay|[pP]ause|[tT]ime)\)))[^(),]+(?=\))`,
      ].join('|'),
      'g',
    ),
    '0',
  ),
  pause(/\.go$/, /(?<=\btime\.Sleep\()[^()]+(?=\))/g, '0'),
  pause(/\.rs$/, /(?<=\bsleep\((?:std::)?(?:time::)?Duration::from_)\w+\([^()]+\)/g, 'millis(0)'),
  pause(/\.rb$/, /^sleep[ (]\s*[^()]+\)?$/g, 'sleep(0)'),
  pause(/\.(?:c|cc|cpp|cxx)$/, /\bsleep_for\(.+\)(?=;)/g, 'sleep_for(std::chrono::milliseconds(0))'),
  pause(/\.(?:c|php)$/, /(?<![\w>:$])u?sleep\([^()]+\)/g, 'usleep(0)'),
  pause(/\.(?:p[lm]|t)$/, /(?<=\bselect(?:\(| )undef, undef, undef, )[\d.]+|^sleep[ (]\s*[^()]+\)?(?=;)/g, '0'),
];

/** Whether a line stands in a loop that looks again, or is one: however few times it does so, it is what waits. */
export function looksAgain(lines: readonly string[], at: number): boolean {
  if (again.test(lines[at] ?? '')) return true;
  let inner = indentOf(lines[at]);
  for (let above = at - 1; above >= Math.max(0, at - mostLines) && inner > 0; above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentOf(line) >= inner) continue;
    inner = indentOf(line);
    if (again.test(line) || (/^\s*for\b/.test(line) && isLeft(lines, above))) return true;
  }
  return false;
}

/** Go writes `for !ready() {`. */
const again =
  /^\s*(?:(?:\}\s*)?(?:while|until|loop|repeat|do)\b|for\b.*;.*(?:[|&]{2}|!).*;|for (?!\(|.* in )[^;:=]*\{)/;
const indentOf = (line = '') => line.length - line.trimStart().length;
const mostLines = 60;

/** A loop over all there is pauses once for each; one that is left looks for something. */
function isLeft(lines: readonly string[], from: number): boolean {
  const after = lines.slice(from + 1, from + mostLines);
  const end = after.findIndex((line) => line.trim() !== '' && indentOf(line) <= indentOf(lines[from]));
  return after.slice(0, end < 0 ? undefined : end).some((line) => /\b(?:return|break|last)\b/.test(line));
}
