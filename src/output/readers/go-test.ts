/** Reads failing tests, panics and test counts from the output of `go test`, plain, with -v or with -json. */

import { account, type Failure } from '../failure-lines.ts';
import { foundBefore, type Reader } from '../reader.ts';

const mostLines = 200;
const mostSegments = 400;

interface Verdict {
  name: string;
  lines: string[];
  pkg?: string;
}

export const goTest: Reader = {
  name: 'go test',
  triggers: '=== FAIL: |--- FAIL: |--- SKIP: |panic: |FAIL\t|ok  \t|[no test files]|[no tests to run]'.split('|'),
  counts: ['--- PASS: ', '=== RUN '],
  open(findings) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    /** Failing tests of the package that is being told; its path comes last. */
    let verdicts: Verdict[] = [];
    let printed = new Map<string, string[]>();
    /** The test whose subtests are told below it. */
    let top = '';
    let panicked = false;
    let verbose = false;
    /** A summary of all packages tells them once more. */
    const seen = new Set<string>();
    let ran = false;
    const flush = (pkg?: string) => {
      const parents = new Set(verdicts.map(({ name }) => name.slice(0, name.lastIndexOf('/'))));
      for (const { name, lines, pkg: own } of verdicts) {
        if (lines.every((line) => line.trim() === '') && parents.has(name)) counts.failed--;
        else if (own === undefined || !seen.has(name))
          findings.failure(goFailure(name || panicking(lines), lines, own ?? pkg));
        if (own === undefined && lines.length > 0) seen.add(name);
      }
      verdicts = [];
      panicked = false;
    };
    return {
      line(text, place) {
        const result = /^( *)--- (FAIL|PASS|SKIP): (\S+)/.exec(text);
        if (result !== null) {
          if (verdicts.at(-1)?.pkg !== undefined) return true;
          const [, indent = '', verdict = '', name = ''] = result;
          ran = true;
          if (verdict === 'SKIP') counts.skipped++;
          if (verdict !== 'FAIL') return verdicts.length > 0 && indent !== '';
          counts.failed++;
          // RunnerFailure alone, a subtest stands below its own `=== RUN`, before its parent.
          const isApart = indent === '' || !name.startsWith(`${top}/`);
          if (isApart) printed = printedBefore(place.before(), name);
          if (indent === '') top = name;
          verbose ||= printed.size > 0;
          if (verdicts.length > 2000) flush();
          verdicts.push({ name, lines: [...(printed.get(name) ?? [])] });
          return true;
        }
        // gotestsum tells all failures once more at the end, each with its package.
        const [, pkg, name] = /^=== FAIL: (\S+) (\S*) \(\d/.exec(text) ?? [];
        if (pkg !== undefined) return verdicts.push({ name: name || pkg, lines: [], pkg: `x/${pkg}` }) > 0;
        const end = /^(?:ok {2}|FAIL)\t(\S+)/.exec(text);
        if (end !== null || text === 'FAIL' || /\[no test files\]$/.test(text)) {
          if (end !== null) flush(end[1]);
          ran ||= /^(?:ok {2}|FAIL)\t/.test(text) && !/\[no tests to run\]$/.test(text);
          findings.saw('go test');
          return verdicts.length > 0;
        }
        if (text.startsWith('panic: ')) {
          panicked = true;
          // A timeout ends the package without a verdict of any test: the one told last had its own.
          if (verdicts.length === 0 || text.startsWith('panic: test timed out'))
            verdicts.push({ name: runningBefore(place.before()) ?? '', lines: [] });
        }
        const last = verdicts.at(-1);
        if (last === undefined) return false;
        if (!panicked && /^(?:=== |PASS$|---|DONE )/.test(text)) return false;
        if (last.lines.length < mostLines) last.lines.push(text);
        return last.lines.length < mostLines;
      },
      end(counted) {
        flush();
        counts.passed = counted('--- PASS: ');
        verbose ||= counts.passed > 0 || counted('=== RUN ') > 0;
        // Without -v passing tests are not printed: their number is unknown.
        // What only began is no count: a report that quotes it has its own.
        if (verbose && counts.passed + counts.failed + counts.skipped > 0) findings.counts('go test', counts);
        else if (!ran) findings.none('go test');
      },
    };
  },
};

/** The test that a panic without a verdict stopped: go names those that were running, or a frame does. */
function panicking(lines: readonly string[]) {
  const first = (form: RegExp) => foundBefore(lines, form, lines.length);
  return first(/^\t(Test\S*) \(\d/) ?? first(/\.(Test\w*)(?:\.func\d{1,9}){0,9}(?:\(|$)/) ?? 'panic';
}

/** With -v: the test that was begun last and has no verdict. */
function runningBefore(before: Iterable<string>) {
  let seen = 0;
  for (const line of before) {
    const running = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
    if (running !== undefined) return running;
    if (/^(?:--- |ok {2}\t|FAIL)/.test(line) || ++seen > 400) return undefined;
  }
  return undefined;
}

/** With -v: what each test printed under its `=== RUN`, back to where this one began. */
function printedBefore(before: Iterable<string>, name: string) {
  const segments = new Map<string, string[]>();
  let lines: string[] = [];
  let seen = 0;
  for (const line of before) {
    if (++seen > 4000 || segments.size > mostSegments) break;
    const start = /^=== (RUN|CONT|NAME|PAUSE) +(\S+)$/.exec(line);
    if (start !== null) {
      const owner = start[2] ?? '';
      segments.set(owner, [...lines, ...(segments.get(owner) ?? [])].slice(0, mostLines));
      if (owner === name && start[1] === 'RUN') break;
      lines = [];
    } else if (/^(?:--- |ok {2}\t|FAIL(?:\t|$))/.test(line)) break;
    else if (!/^\s+--- /.test(line)) lines.unshift(line);
  }
  return segments;
}

/** A failing Go test from what was printed about it. go names files without their folder; `pkg` less the module's own path is that folder. */
function goFailure(name: string, lines: readonly string[], pkg?: string): Failure {
  const place = lines.map((line) => /^\s*([^\s:]+\.go):(\d+):/.exec(line)).find((match) => match !== null);
  const steps = lines.findIndex((line) => /^\s*goroutine \d/.test(line));
  const isStep = (line: string, at: number) =>
    steps >= 0 &&
    at >= steps &&
    /^\s*(?:goroutine \d|created by |\/usr\/\S{1,300}\.go:\d+ \+0x|\S{1,300}\(.{0,300}\)$)/.test(line);
  const said = account(lines.filter((line, at) => !nearby.test(line) && !isStep(line, at)));
  const folder = pkg === undefined ? '' : folderOf(pkg);
  const file = place?.[1] === undefined ? said.file : place[1].includes('/') ? place[1] : `${folder}${place[1]}`;
  return {
    runner: 'go test',
    ...said,
    name,
    file,
    line: place ? Number(place[2]) : said.line,
    message: said.message?.replace(/^[^\s:]+\.go:\d+: ?/, ''),
  };
}

/** What go says around a failure, and testify once more: the place, and the name. */
const nearby =
  /^\[signal |^created by |^exit status|^\S{1,300}\(.{0,300}\)$|^\s*(?:Error Trace|Test):[ \t]|^\s*[^\s:]+\.go:\d+: ?$/;

/** `example.com/shop/cart/` is `cart/` where the module is `example.com/shop`: three parts where the first is a host. */
function folderOf(pkg: string) {
  const parts = pkg.split('/');
  const host = (parts[0] ?? '').includes('.');
  const known = host && /^(?:github|gitlab|bitbucket|codeberg)\./.test(parts[0] ?? '') ? 3 : host ? 2 : 1;
  const rest = parts.slice(known).filter((part) => !/^v\d+$/.test(part));
  return rest.length === 0 ? '' : `${rest.join('/')}/`;
}
