/**
 * Finds failing tests in the output of unknown test runners, by words such as `FAIL` next to names and by lists of
 * failures.
 */

import { isChanged, weightOf } from './cause-score.ts';
import { account } from './failure-lines.ts';
import { isPassing, isVerdict, reportsFailure } from './line-form.ts';
import { blockReader } from './reader.ts';
import { isCountOfOne, totalsIn } from './totals.ts';

interface Head {
  name: string;
  /** What the line itself says of it, behind the name. */
  message?: string;
  indent: number;
  isMarked?: boolean;
  isListed?: boolean;
  /** What stands above it, since the verdict before: some runners print the error first. */
  above?: string[];
}

/** Lines of a body; what follows is about something else. */
const longestBody = 40;
const mostAbove = 2000;

export const unknownRunner = blockReader<Head>({
  name: '',
  triggers:
    'PASSED: |assed: |assing: |tests passed|Asserts: |Asserts:\u001b|FAIL|UNEXPECTED|CRASH|TIMEOUT|TIMED|BROKEN|not ok| [E]|✗ |✖ |✘ |✕ | × |❌ |✗\u001b|✖\u001b|✘\u001b|✕\u001b|ailed|ailing|ailure'.split(
      '|',
    ),
  open(findings) {
    /** Lines that are totals together. */
    let sums: string[] = [];
    /** The indentation of a list's heading, and that of its items once there is one, or the last one's number. */
    let list: { heading: number; item?: number; number?: number } | undefined;
    let head: Head | undefined;
    const sum = (text: string, before: Iterable<string>) => {
      if (isCountOfOne(text)) {
        sums = [...(sums.length > 0 ? sums : countsBefore(before)), text];
        return;
      }
      const said = totalsIn(sums.length > 0 ? sums.join(', ') : text);
      if (said !== undefined) {
        findings.counts(said);
        list = undefined;
      }
      sums = [];
    };
    return {
      head(text, place) {
        sum(text, place.before());
        const indent = indentOf(text);
        const number = Number(/^\s*(\d{1,4})[.)] /.exec(text)?.[1]);
        const isNext =
          number > (list?.number ?? 0) &&
          (list?.item === undefined || (list.number !== undefined && indent <= list.item));
        const isPlain = text.trim() !== '' && list?.number === undefined && !isNext;
        if (isPlain && indent <= (list?.heading ?? -1)) list = undefined;
        if (list !== undefined && (isNext || (isPlain && indent <= (list.item ?? indent)))) {
          list.item ??= indent;
          if (isNext) list.number = number;
          head = { name: listed(text), indent, isListed: true, isMarked: isNext };
          return head;
        }
        const found = list?.number === undefined ? headIn(text) : undefined;
        if (found === undefined) return undefined;
        head = found;
        if (found.message !== undefined) return found;
        const name = [...suitesAbove(place.before(), found), found.name].join(' › ');
        return { ...found, name, above: found.isMarked ? [] : linesAbove(place.before(), found.name) };
      },
      ends(text, body) {
        const { indent = 0, isMarked = false } = head ?? {};
        if (list?.number !== undefined) {
          if (body.length >= 4 * longestBody) list = undefined;
          return list === undefined;
        }
        // What is said below a sign may stand as far to the left.
        const isOutside = indentOf(text) < (isMarked ? indent : indent + 1) || isPassing(untimed(text));
        return (isOutside && text.trim() !== '') || body.length >= longestBody;
      },
      failures: (heads, body) =>
        heads.flatMap(({ name, message, above = [], isListed }, at) => {
          // A file with how many of it failed is a total.
          if (/\d failed of \d/.test(name)) return [];
          const below = at === heads.length - 1 ? body : [];
          // Its name again, and the legend of a difference, tell nothing.
          const tells = (text: string) =>
            !text.includes(name.split(' ').at(-1) ?? name) &&
            (weightOf(text) > 0 || (isChanged(text) && !/^[-+]{1,3} ?[A-Z][a-z]+$/.test(text)) || /^\s*=> /.test(text));
          const said = account(below.length === 0 && above.some(tells) ? above : below);
          const isTelling = said.lines.some(({ text, rank }) => rank === 0 && tells(text));
          const lines = said.lines.map((line) =>
            line.rank === 0 && isTelling && !tells(line.text) ? { ...line, rank: 1 as const } : line,
          );
          const first = lines.filter(({ rank }) => rank === 0).map(({ text }) => text.trim());
          const own = message === undefined ? [] : [{ text: message, rank: 0 as const }];
          const all = {
            lines: [...own, ...lines],
            message: message ?? first.find((text) => !text.endsWith(':')) ?? first[0],
            weak: message === undefined ? undefined : false,
          };
          return { ...said, name, ...all, isListed };
        }),
      other(text) {
        if (isHeading(text)) list = { heading: indentOf(text) };
        return list !== undefined || sums.length > 0;
      },
      end: () => sum('', []),
    };
  },
});

function countsBefore(before: Iterable<string>) {
  const lines: string[] = [];
  for (const text of before) {
    if (!isCountOfOne(text)) break;
    lines.unshift(text);
  }
  return lines;
}

/** The lines that it stands below, each less indented than the next: suites, a file. */
function suitesAbove(before: Iterable<string>, { indent, name }: Head) {
  const suites: string[] = [];
  let left = isPath(name) && !name.includes(' ') ? 0 : indent;
  let seen = 0;
  for (const text of before) {
    if (left === 0 || ++seen > mostAbove) break;
    if (text.trim() === '' || indentOf(text) >= left) continue;
    left = indentOf(text);
    if (weightOf(text) === 0 && !isChanged(text) && !isVerdict(text) && !isPassing(untimed(text)))
      suites.unshift(text.trim());
  }
  return suites;
}

/** What was said between a line that names it and its verdict. */
function linesAbove(before: Iterable<string>, name: string) {
  const lines: string[] = [];
  for (const text of before) {
    if (text.includes(name)) return lines;
    if (lines.length >= longestBody || reportsFailure(text) || isPassing(untimed(text))) break;
    lines.unshift(text);
  }
  return [];
}

function indentOf(text: string) {
  return text.length - text.trimStart().length;
}

/** `Failures (3):`, `The following tests FAILED:`, `Failed examples:`. */
function isHeading(text: string) {
  return /^[^\w:]{0,8}(?:[Tt]he following |\d+ )?(?:[Tt]ests? )?(?:[Ff]ail(?:ed|ing|ures?)|FAILED|FAILURES)\b[^:]{0,40}: ?$/.test(
    text,
  );
}

/** An item without its number or dash, and without the verdict behind it. */
function listed(text: string) {
  return text
    .trim()
    .replace(/^(?:\d{1,4}[.)]|\d{1,4} -|[-*•]) {1,4}/, '')
    .replace(/[ \t]\(?(?:FAILED|[Ff]ailed)\)?$|:$/, '');
}

const verdict =
  /(?:^|[\s[(|])(?:(?:[A-Z]{2,20}[- ]){0,4}(?:FAIL(?:ED|URE)?|UNEXPECTED|CRASH(?:ED)?|TIMEOUT|TIMED[- ]OUT|BROKEN)(?:[- ][A-Z]{2,20}){0,2}|not ok(?: \d{1,7})?|E(?=\]))(?=$|[\s\])|:!])/;
const sign = /^[ \t]*(?:[^\w\s]{1,3} )?[✗✖✘✕❌×] {1,9}(\S.*)$/;
/** A total, a place in a file that is named above, a test that was not run. */
const noName = /^\d+(?::\d|(?: \w{1,20})? (?:fail|error|problem))|\b(?:skipped|pending|todo)\)?$|^\P{L}*$/iu;

/** Tells a name, and what is said of it, where the line has a word or a sign of failure. */
function headIn(text: string): Head | undefined {
  const indent = indentOf(text);
  const marked = sign.exec(text)?.[1];
  if (marked !== undefined) return noName.test(marked) ? undefined : { name: untimed(marked), indent, isMarked: true };
  const found = isPassing(text) ? null : verdict.exec(text.slice(0, 400));
  if (found === null || /\b(?:KNOWN|EXPECTED|PASS|OK|SKIP)\b/.test(found[0])) return undefined;
  const behind = text.slice(found.index + found[0].length).replace(/^[\s\])|:!-]+/, '');
  const quoted = /^(?:(\S.*?) +)?"(.+)"$/.exec(behind);
  if (quoted !== null) return { name: quoted.slice(1).filter(Boolean).join(' › '), indent };
  const columns = behind.split(/ (?:[|–-]|=>) |: (?=\S)/);
  const name = columns.find((each) => isPath(each.split(' ', 1)[0] ?? '')) ?? columns.find(isSpecific);
  if (name !== undefined && columns.indexOf(name) < 3) {
    const others =
      name === columns[0]
        ? behind.slice(name.length).replace(/^[\s|–:=>-]+/, '')
        : behind.replace(name, '').replace(/(?: \|| -)? ?$/, '');
    // A verdict of another kind than a failure, such as a timeout, is said of the test.
    const word = found[0].replace(/^[\s[(|]+/, '');
    const said = /FAIL|not ok|^E$/.test(word) ? others : `${word} ${others}`.trim();
    return { name: untimed(name), message: said === '' ? undefined : said, indent };
  }
  const before = text
    .slice(0, found.index)
    .replace(/^[\d:.,+~ -]{1,40} /, '')
    .replace(/[ .:|[(-]{1,200}$/, '')
    .trim();
  const isEnd = untimed(behind.trimEnd()) === '';
  const isTitle = isEnd && /(?::|\.\.) ?$/.test(text.slice(0, found.index + 1)) && /^\D.*[a-z] [a-z]/.test(before);
  return (isEnd && isSpecific(before)) || isTitle ? { name: untimed(before), indent } : undefined;
}

/** A name and no sentence or total: a path, a qualified name, or words that are joined. */
function isSpecific(name: string) {
  return name.trim().split(/\s/).some(isPath);
}

function isPath(word: string) {
  return /[a-z]{2}/i.test(word) && /\w(?:[/\\.#_-]|::)\w|[a-z][A-Z]/.test(word) && !/=\d/.test(word);
}

/** Without the duration behind it. */
function untimed(name: string) {
  return name.replace(/(?:^|[ \t])[[(]?\d[\d.,]{0,12} ?(?:[mµun]?s|sec|seconds)[\])]?$/, '').trim();
}
