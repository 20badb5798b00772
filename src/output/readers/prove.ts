/** Reads failing tests, crashed test files and test counts from the output of Perl's Test::More and prove. */

import { account, type RunnerFailure } from '../failure-lines.ts';
import { blockReader } from '../reader.ts';

export const prove = blockReader<{ indent: number; name?: string; file?: string; line?: number }>({
  name: 'prove',
  triggers: ['#   Failed test', '# Looks like your test exited', 'Files=', 'Failed test ', 'Dubious, test', '(Wstat: '],
  open(findings) {
    let failed = 0;
    const deaths = new Map<string, Death>();
    /** Failures of subtests, whose own name comes behind them. */
    let inside: { indent: number; failure: RunnerFailure }[] = [];
    const add = (name: string, died?: Death) => {
      const lines = died === undefined ? [] : [{ text: died.message, rank: 0 as const }];
      findings.failure({ kind: 'suite', name, file: name, ...died, lines });
    };
    return {
      head(text) {
        const match = /^ {0,12}# {2,8}Failed (?:\(TODO\) )?test (?:'(.*)'|at (\S+) line (\d+)\.|\d+)?$/.exec(text);
        const [, name, file, line] = match ?? [];
        return match === null
          ? undefined
          : { indent: text.indexOf('#'), name, file, line: line === undefined ? undefined : Number(line) };
      },
      ends: (text) => !/^ {0,12}#/.test(text) || /^ {0,12}# (?:Looks like | {1,7}Failed )/.test(text),
      failures(heads, indented) {
        const [head = { indent: 0 }] = heads;
        const body = indented.map((each) => each.trimStart());
        const place = /^# {1,8}at (\S+) line (\d+)\.$/.exec(body[0] ?? '');
        const file = head.file ?? place?.[1];
        const line = head.line ?? (place === null ? undefined : Number(place[2]));
        const said = account(body.slice(place === null ? 0 : 1).map((each) => each.replace(/^# ?/, '')));
        const failure: RunnerFailure = { ...said, name: head.name ?? `${file} line ${line}`, file, line };
        const own = inside.filter((each) => each.indent > head.indent && each.failure.file === file);
        const found = own.map((each) => ({ ...each.failure, name: `${failure.name} › ${each.failure.name}` }));
        const all = own.length === 0 ? [failure] : found;
        inside = inside.filter((each) => !own.includes(each));
        if (head.indent === 0) return all;
        for (const each of all) inside.push({ indent: head.indent, failure: each });
        return [];
      },
      other(text, place) {
        if (/^# Looks like your test exited with/.test(text)) {
          const died = lastWords(place.before());
          if (died !== undefined) add(died.file, died);
        }
        const part = /^Failed (\d+)\/\d+ subtests/.exec(text);
        if (part !== null) failed += Number(part[1]);
        const total = /^Files=\d+, Tests=(\d+),/.exec(text);
        if (total !== null) findings.counts({ passed: Math.max(0, Number(total[1]) - failed), failed }, 'tap');
        const none = /^(\S{1,300}) +\(Wstat: [1-9].{0,40} Tests: 0 Failed: 0\)$/.exec(text)?.[1];
        if (none !== undefined) add(none, deaths.get(none));
        if (!/^Dubious, test returned/.test(text)) return false;
        const died = lastWords(place.before());
        if (died !== undefined) deaths.set(died.file, died);
        return true;
      },
      end() {
        for (const { failure } of inside) findings.failure(failure);
      },
    };
  },
});

type Death = { message: string; file: string; line: number };

/** What a test file said before it died: `boom at t/cart.t line 7.` */
function lastWords(before: Iterable<string>): Death | undefined {
  let seen = 0;
  let last: Death | undefined;
  for (const line of before) {
    const match = /^([^#].*) at (\S+) line (\d+)\.$/.exec(line);
    if (match === null && last !== undefined) return last;
    if (match !== null) {
      last = { message: match[1] ?? '', file: last?.file ?? match[2] ?? '', line: last?.line ?? Number(match[3]) };
      // What kept it from being compiled stands above.
      if (!/^(?:BEGIN failed|Compilation failed)/.test(last.message)) return last;
    }
    if (++seen > 10) return last;
  }
  return last;
}
