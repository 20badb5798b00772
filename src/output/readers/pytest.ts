/** Reads failing tests and test counts from the output of the Python test runner pytest. */

import { account, type RankedLine, type RunnerFailure } from '../failure-lines.ts';
import { blockReader, linesUntil, tally } from '../reader.ts';
import { frameOf } from '../stack-frames.ts';

export const pytest = blockReader<{ title: string }>({
  name: 'pytest',
  triggers: '= FAILURES =|= ERRORS =|s ====|s) ===|no tests ran| passed| failed|FAILED |ERROR |―― '.split('|'),
  open(findings) {
    let section = false;
    /** Lines that may still be the heading of what failed right now: some plugins tell it at once. */
    let soon = 0;
    return {
      head(text) {
        const match =
          section || soon > 0 || text.startsWith('――') ? /^([_―])\1*[ ](\S.*\S|\S)[ ][_―]+$/.exec(text) : null;
        return match === null ? undefined : { title: match[2] ?? '' };
      },
      // Of a log without its middle the summary's heading may be gone; what a test printed may be a summary.
      ends: (text, body) =>
        /^={3,}.*={3,}$|^\S{1,300}\.py::\S.* [A-Z]{4,7} {1,80}(?:\[|$)/.test(text) ||
        (/^(?:FAILED|ERROR) \S{1,300}\.py::/.test(text) && !body.some((line) => captured.test(line))),
      failures: (heads, body) => heads.slice(-1).map(({ title }) => failureOf(title, body)),
      other(text) {
        if (/^=+ (?:FAILURES|ERRORS) =+$/.test(text)) section = true;
        else if (/^=+ .*=+$/.test(text)) section = false;
        if (/^(?:=+ )?(?:\d+ [a-z]+, )*(?:\d+ [a-z]+|no tests ran) in \d/.test(text)) {
          findings.counts({
            passed: tally(text, 'passed', 'xpassed'),
            failed: tally(text, 'failed', 'error', 'errors'),
            skipped: tally(text, 'skipped', 'xfailed'),
          });
        }
        const short = /^(?:FAILED|ERROR) (\S+\.py)(?:::(\S.*?))?(?: - (.*))?$/.exec(text);
        if (short !== null) findings.failure(shortly(short[1] ?? '', short[2], short[3]));
        soon = /^\S{1,300}\.py::\S.* (?:FAILED|ERROR)\b/.test(text) ? 3 : soon - 1;
        return section || soon > 0;
      },
    };
  },
});

function shortly(file: string, path: string | undefined, message: string | undefined): RunnerFailure {
  // What parameters hold is no path.
  const [own = '', ...parameters] = (path ?? '').split('[');
  const name = path === undefined ? file : [own.replaceAll('::', '.'), ...parameters].join('[');
  const lines: RankedLine[] = message === undefined ? [] : [{ text: message, rank: 0 }];
  return { name, kind: path === undefined ? 'suite' : undefined, file, message, lines, weak: true };
}

function failureOf(title: string, body: string[]): RunnerFailure {
  const all = linesUntil(body, captured);
  // A group of exceptions is drawn as a tree.
  const lines = all.map((line) => line.replace(/^ {2,20}[|+] (?:Exception Group Traceback .*| {4}.*)?/, ''));
  const errors = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1));
  const own = lines.map((line) => ({ line, frame: frameOf(line) })).filter((each) => each.frame?.own === true);
  const collecting = /^ERROR collecting (.+)$/.exec(title)?.[1];
  const said = account(errors.length > 0 ? errors : lines);
  const source = lines.filter((line) => line.startsWith('>')).map((line): RankedLine => ({ text: line, rank: 2 }));
  const frames = own.map(({ line }): RankedLine => ({ text: line.trim(), rank: 3 }));
  const [first] = own;
  return {
    ...said,
    name: collecting ?? title.replace(doctest, '').replace(/^ERROR at (?:setup|teardown) of /, ''),
    kind: collecting === undefined ? undefined : 'suite',
    file: collecting ?? first?.frame?.file,
    line: collecting === undefined ? first?.frame?.line : undefined,
    stack: own.map(({ frame }) => `${frame?.file}:${frame?.line}`),
    lines: [...said.lines, ...(errors.length > 0 ? [...source, ...frames] : [])],
  };
}

const captured = /^-{3,} Captured .* -{3,}$/;
/** An example of a docstring is named without this mark in the summary. */
const doctest = '[doctest] ';
