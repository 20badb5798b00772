/** A pause of a fixed time: where it only has to be long enough for the tests, nothing waits for what is to be done. */

import { ofTime, type Surroundings } from './surroundings.ts';

/** The same call for no time. A loop that looks again goes on all the same. */
const pause = (endings: RegExp, asks: RegExp, elsewhere: string): Surroundings => ({
  endings,
  answers: [{ asks, elsewhere, unlessAsked: ofTime, isPause: true }],
});

export const pauses: readonly Surroundings[] = [
  pause(/\.(?:java|kt)$/, /\b(?:Thread|TimeUnit\.[A-Z]+)\.sleep\([^()]+\)/g, 'Thread.sleep(0)'),
  pause(/\.py$/, /(?<=(?:^|[^\w.])(?:time\.|asyncio\.)?sleep\()[^()]+(?=\))/g, '0'),
  pause(
    /\.[cm]?[jt]sx?$/,
    // Behind an expression is read from its end: the name is met there first.
    /(?<=\bPromise(?:<\w+>)?\(\(?\k<done>\)? => (?:\{ ?)?setTimeout\((?<done>\w+), )[^()]+(?=\))|(?<=\bawait (?:setTimeout|sleep|delay|wait)\()[^(),]+(?=\))/g,
    '0',
  ),
  pause(/\.go$/, /(?<=\btime\.Sleep\()[^()]+(?=\))/g, '0'),
  pause(/\.rs$/, /(?<=\bsleep\((?:std::)?(?:time::)?Duration::from_)\w+\([^()]+\)/g, 'millis(0)'),
  pause(/\.rb$/, /^sleep[ (]\s*[^()]+\)?$/g, 'sleep(0)'),
  pause(/\.(?:c|cc|cpp|cxx)$/, /\bsleep_for\(.+\)(?=;)/g, 'sleep_for(std::chrono::milliseconds(0))'),
  pause(/\.(?:c|php)$/, /(?<![\w>:$])u?sleep\([^()]+\)/g, 'usleep(0)'),
  pause(/\.(?:p[lm]|t)$/, /(?<=\bselect(?:\(| )undef, undef, undef, )[\d.]+|^sleep[ (]\s*[^()]+\)?(?=;)/g, '0'),
];
