/** Reads failing tests and test counts from output in the Test Anything Protocol, as tap, tape and bats print it. */

import { listed } from '../../text/word-list.ts';
import { type Account, account, type Failure, outdent, samePath } from '../failure-lines.ts';
import { countedAs, type Reader, tally } from '../reader.ts';
import { frameOf } from '../stack-frames.ts';

interface Point {
  indent: number;
  name: string;
  /** The tape test that it belongs to: a comment line before it. */
  under?: string;
  body: string[];
}

const mostLines = 200;
const mostPending = 2000;

export const tap: Reader = {
  name: 'tap',
  triggers: [
    'not ok ',
    '# pass ',
    '# fail ',
    '# skip',
    '# todo ',
    '# SKIP',
    '{ total: ',
    '# ok',
    'TAP version',
    // `1..9` at the start of a plan, in strings that are long enough to look for.
    ...Array.from({ length: 10 }, (_, digit) => `1..${digit}`),
  ],
  open(findings) {
    let point: Point | undefined;
    /** Failures whose parents' verdicts are still to come, outermost last. */
    let pending: { indent: number; failure: Failure }[] = [];
    const sums = { planned: 0, plans: 0, failed: 0, skipped: 0, summed: false, isEmpty: false };

    const flush = () => {
      for (const { failure } of pending) findings.failure(failure);
      pending = [];
    };
    const close = () => {
      if (point === undefined) return;
      const { indent, name } = point;
      const children = pending.filter((each) => each.indent > indent);
      pending = pending.filter((each) => each.indent <= indent);
      const failure = failureOf(point);
      if (children.length === 0) pending.push({ indent, failure });
      else for (const child of children) pending.push({ indent, failure: under(name, child.failure) });
      if (indent === 0 || pending.length > mostPending) flush();
      point = undefined;
    };

    const count = (text: string) => {
      const summary = /^# (pass|fail|skip|skipped|todo) +(\d+)$/.exec(text);
      if (summary?.[2] === '0' && sums.plans > 0 && sums.planned === 0) sums.isEmpty = !sums.summed;
      else if (summary !== null) {
        findings.counts('tap', { [countedAs(summary[1] ?? '')]: Number(summary[2]) });
        sums.summed = true;
      }
      if (text.startsWith('# { total: ')) {
        const [passed, failed] = [tally(text, 'pass'), tally(text, 'fail')];
        findings.counts('tap', { passed, failed, skipped: Math.max(0, tally(text, 'total') - passed - failed) });
        sums.summed = true;
      }
      const plan = /^1\.\.(\d+)(?: #.*)?$/.exec(text);
      if (plan !== null) {
        sums.plans++;
        sums.planned += Number(plan[1]);
      }
      if (/^ok .*# SKIP/i.test(text)) sums.skipped++;
    };

    return {
      line(text, place) {
        const match = /^( {0,80})not ok(?: \d+)?(?: -)?(?: (.*))?$/.exec(text);
        if (match !== null) {
          close();
          const name = (match[2] ?? '').replace(/ # time=[\d.]+ ?m?s$/, '').replace(/ \{$/, '');
          if (/# (?:TODO|SKIP)/i.test(name)) return false;
          const indent = match[1]?.length ?? 0;
          if (indent === 0) sums.failed++;
          point = {
            indent,
            name: name.trim() || 'unnamed',
            under: /not ok (?!-|\d)/.test(text)
              ? lineBefore(place.before(), indent)
              : titleBefore(place.before(), indent),
            body: [],
          };
          return true;
        }
        if (point !== undefined && belongs(text, point)) {
          point.body.push(text);
          return true;
        }
        close();
        // Tests that it names, of which none asserts by its means, ran, and how many is not known.
        if (text === '# ok' && sums.isEmpty && namesTests(place.before())) {
          findings.saw('tap');
          Object.assign(sums, { plans: 0, isEmpty: false });
        }
        count(text);
        return pending.length > 0 && text.trim() === '';
      },
      end() {
        close();
        flush();
        // A plan of nothing, 1..0, is a count too: no test ran.
        if ((sums.plans > 0 && !sums.summed) || sums.isEmpty) {
          const passed = Math.max(0, sums.planned - sums.failed - sums.skipped);
          findings.counts('tap', { passed, failed: sums.failed, skipped: sums.skipped });
        }
      },
    };
  },
};

/** Its diagnostic block or comments follow a point directly. */
function belongs(text: string, { indent, body }: Point) {
  if (body.length >= mostLines) return false;
  const inside = text.length - text.trimStart().length;
  const isEnded = /^\s*\.\.\.$/.test(body.at(-1) ?? '');
  if (isEnded || isDiagnosed(body)) return !isEnded;
  if (/^\s*---$/.test(text) && inside > indent) return true;
  // Some tell the error without a diagnostic block: indented, or a blank line within.
  if (inside > indent && text.trim() !== '' && !/^\s*(?:(?:not )?ok\b|1\.\.\d|#)/.test(text)) return true;
  if (text.trim() === '' && body.length > 0 && indent === 0) return true;
  const comment = inside === indent ? text.trim() : '';
  return /^#(?: |$)/.test(comment) && !/^# (?:tests|pass|fail|skip|todo|Subtest)/.test(comment) && body.length < 40;
}

/** A block of YAML is the first below a point; `---` further down parts the sides of a difference. */
function isDiagnosed(body: readonly string[]) {
  return /^\s*---(?:$| [#|>])/.test(body.find((line) => line.trim() !== '' && !/^\s*#/.test(line)) ?? '');
}

/** A point without a number stands below the name of its test. */
function lineBefore(before: Iterable<string>, indent: number) {
  for (const line of before)
    return /^ *\S/.test(line) && line.search(/\S/) === indent && !/^ *(?:(?:not )?ok\b|#|\d)/.test(line)
      ? line.trim()
      : undefined;
  return undefined;
}

const titleForm = /^# (?!Subtest|tests |pass |fail |time|SKIP|\()(\S.*)$/;

function namesTests(before: Iterable<string>) {
  for (const line of before) if (titleForm.test(line) || line.startsWith('TAP version')) return line.startsWith('#');
  return false;
}

/** tape names a test by a comment line, and its assertions by points; comments right below a failed point are said of it. */
function titleBefore(before: Iterable<string>, indent: number) {
  let title: string | undefined;
  for (const line of before) {
    if (title !== undefined && !line.startsWith('#')) return line.startsWith('not ok ') ? undefined : title;
    title ??= titleForm.exec(line)?.[1];
    if (title !== undefined) continue;
    // A reporter of tape sets the points in; those of a subtest have another point around them.
    if (indent > 0 && !/^ +(?:not )?ok \d/.test(line)) return undefined;
    if (!/^(?:ok|not ok) |^ {2}|^\[\w+\]/.test(line)) return undefined;
  }
  return title;
}

function failureOf(point: Point): Failure {
  const title = point.under;
  const name = title === undefined ? point.name : `${title} › ${point.name}`;
  if (isDiagnosed(point.body)) {
    // Before Node 23 node:test speaks TAP where no terminal listens; only it says how a test failed.
    const runner = point.body.some((line) => /^\s*failureType: '/.test(line)) ? 'node:test' : 'tap';
    const diagnosed = diagnosis(point.body);
    const { file } = diagnosed;
    // A file that could not be loaded is a point with the file's name.
    if (file !== undefined && samePath(name, file)) return { runner, ...diagnosed, name: file, kind: 'suite' };
    return { runner, ...diagnosed, name };
  }
  const comments = point.body.map((line) => line.replace(/^ {0,80}# ?/, ''));
  const place = /\(in test file (.+?), line (\d+)\)/.exec(comments.join('\n'));
  const said = account(comments.filter((line) => !/^\((?:in test file|from function)/.test(line)));
  const frame = point.body.map((line) => frameOf(line)).find((each) => each?.own === true);
  return {
    runner: 'tap',
    ...said,
    name,
    file: place?.[1] ?? frame?.file ?? said.file,
    line: place === null ? (frame?.line ?? said.line) : Number(place[2]),
    weak: point.body.length === 0,
  };
}

/** What the block of YAML says below the keys that explain; bookkeeping is dropped. */
function diagnosis(body: readonly string[]): Account {
  const start = body.findIndex((line) => /^\s*---/.test(line));
  const inner = outdent(body.slice(start + 1).filter((line) => !/^\s*\.\.\.$/.test(line)));
  let key = '';
  let label = '';
  const lines = inner.flatMap((line) => {
    const [, name, value = ''] = /^'?(\w[\w .()-]{0,79})'?:(?: (.*))?$/.exec(line) ?? [];
    key = name?.trim() ?? key;
    if (name !== undefined) label = sides.includes(key) ? `${key}: ` : '';
    const quoted = name === undefined ? line.replace(/^ {2}/, '') : value.trim();
    const text = /^'.*'$/.test(quoted) ? quoted.slice(1, -1).replaceAll("''", "'") : quoted;
    if (text.trim() === '' || /^[|>][-+\d]{0,2}$/.test(text)) return [];
    if (places.includes(key)) return [`at ${text.trim().replace(/^at /, '')}`];
    if (!sides.includes(key) && !texts.includes(key)) return [];
    const labelled = label + text;
    label = '';
    return [labelled];
  });
  const said = lines.join('\n').replace(/^at file(?:Name)?: (\S+)\nat line(?:Number)?: (\d+)$/gm, 'at $1:$2');
  const detailLines = said.split('\n').filter((line) => !line.startsWith('at ') || frameOf(line) !== undefined);
  return account(said === '' ? inner : detailLines);
}

const sides = listed('expected actual found wanted got');
const texts = listed('error message diff values details doc');
const places = listed('stack at location file');

/** The child's failure with its parent's name in front; a parent that is a file is its file. */
function under(parent: string, child: Failure): Failure {
  if (/^[\w@./-]+\.\w{1,5}$/.test(parent)) return { ...child, file: child.file ?? parent };
  return { ...child, name: `${parent} › ${child.name}` };
}
