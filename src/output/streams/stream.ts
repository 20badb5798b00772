/** What many lines have in front that says whose they are: a package, a container, a job and its step. */
import { stampLength } from './stamp.ts';

export interface Prefixed {
  /** The stream as the log names it: `app-1`, `@acme/shop:test`. */
  name: string;
  /** How it is set off from the line: prefixes of one tool share it. */
  form: string;
  rest: string;
}

// What a step of a workflow prints, act puts behind a bar: `[CI/test]   | `.
const bracketed = /^ {0,8}[[({<]([^\])}>]{1,60})[\])}>](:?)(?: {3}\|)?(?: |\t|$)/;
const named =
  /^([\w@#.+$~'-][\w@/.:#+$~'[\]-]{0,60}?(?: [\w@/.,:#+$~()[\]-]{1,40}?){0,2}?)([ \t]{0,30}(?::|\|{1,2}|[│┃>»$%]))(?: |\t|$)/;
const tabbed = /^([^\t]{1,60}(?:\t[^\t]{1,60})?)\t/;
const timeInside =
  /(?:\[\d{1,7}\] )?(?:(?:\d{4}-\d\d-\d\d|\d{1,2}[/-]\w{3}[/-]\d{4})[T :])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?/;
const numbered = /^(#\d{1,5}) /;
// A log stream of a cloud: a path with digits in it, and no sign behind.
const bare = /^(?=\S{12,120} )(?=\S{0,120}\/)(?=\S{0,120}\d)([A-Za-z][\w.-]{0,60}(?:\/[\w.-]{1,60}){1,4}) /;
// Woodpecker counts the lines of a step, and its seconds, behind its name.
const counted = /:L\d{1,7}:\d{1,6}s$/;

/** The prefixes that this line may have. Whether it has one, only the lines around it can say. */
export function candidates(text: string): Prefixed[] {
  const head = text.length > 160 ? text.slice(0, 160) : text;
  const found: Prefixed[] = [];
  const add = (match: RegExpExecArray | null, form: (match: RegExpExecArray) => string, at = 1) => {
    // `[11:36:23 api]`, `api[40117] 28/Nov/2026 11:36:23 |`: a time in it, and a process before the time, do not make another stream.
    const name = (match?.[at] ?? '').replace(timeInside, '').replace(counted, '').replace('\t', ' ').trim();
    if (match === null || !isName(name, form(match))) return;
    found.push({ name, form: form(match), rest: text.slice(match[0].length) });
  };
  // The patterns cost more than a look at what they need.
  if (/^ {0,8}[[({<]/.test(head)) add(bracketed.exec(head), (match) => `[${match[2] ?? ''}`);
  if (/^[A-Za-z]\S*\/\S* /.test(head)) add(bare.exec(head), () => ' ');
  if (head.startsWith('#')) add(numbered.exec(head), () => '#');
  if (head.includes('\t')) add(tabbed.exec(head), () => '\t');
  if (/^[\w@#.+$~'-]/.test(head) && /[:|│┃>»$%](?:[ \t]|$)/.test(head))
    add(named.exec(head), (match) => (match[2] ?? '').trim());
  return found;
}

/** Words of verdicts, levels and labels: what they stand in front of is told by a runner, not by the tool around it. */
const words = new Set(
  'error err warn warning info debug trace fatal notice note help hint fail failed failing failure failures fails pass passed passing ok not run skip skipped pending todo done start started expected actual received got want left right at in from caused by message reason diff stdout stderr exception panic exit code total usage default undefined'.split(
    ' ',
  ),
);
const sourceFile =
  /\.(?:[cm]?[jt]sx?|vue|py|go|rs|rb|php|java|kt|c|cc|cpp|cxx|h|hpp|cs|swift|t|pl|pm|exs?|lua|sh|scala|hs|css|feature)\b/;

function isName(name: string, form: string): boolean {
  if (form === '#') return true;
  // A process and its number, as syslog and journals tell them: `ci-runner-3 run-tests[40117]: `. Only the host is a name.
  const [, host = name] = (form === ':' && /^(\S+) \S+\[\d{1,7}\]$/.exec(name)) || [];
  // Supervisor says which of its pipes it was: `'web' stdout output:`.
  if (
    host
      .replace(/^('[\w.:-]{1,40}') std(?:out|err) output$/, '$1')
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((token) => words.has(token) || /(?:error|exception)$/.test(token))
  )
    return false;
  // `ruby test/a.rb --seed 7` before a tab is a command, as parallel tags its lines.
  const isCommand = form === '\t' && /^\w[\w.-]{0,30} /.test(name);
  if ((sourceFile.test(name) && !isCommand) || /^https?$|^[^\w@#.$~+'-]|[│┃|]/.test(name)) return false;
  return /[A-Za-z]/.test(name) || (/^[[:]/.test(form) && /^\d{1,7}$/.test(name));
}

/** Lines of one name, and lines in a row, before it is taken for a stream. */
const fewest = 3;
const shortestRun = 5;
/** `suite > test` has the form of a prefix too. */
const fewestOfPath = 12;

/** A line, and the forms of the prefixes that were known and are off already. */
interface Line {
  text: string;
  forms: readonly string[];
}

/**
 * The keys of the names among these lines that are streams: they stand in front of every line for a while, the same one
 * often twice in a row, and of blank and indented lines or JSON too, which no label of a runner does – or of each line there is,
 * or among lines that have another name of the same form.
 */
export function streamsIn(lines: readonly Line[]): string[] {
  const found = lines.map(({ text }) => candidates(text));
  const forms = new Set(found.flat().map(({ form }) => form));
  return [...forms].flatMap((form) => {
    const off = lines.map((line) => line.forms.filter((each) => each === form).length);
    // `[job] [web] …`: what all lines, or all that have it twice, had in front says nothing of what stands behind it.
    const inside = found.filter((_, at) => (off[at] ?? 0) > 0);
    const twice = inside.filter((each) => each.some((prefixed) => prefixed.form === form)).length;
    const around = inside.length >= off.length * 0.97 || (twice >= fewest && twice >= inside.length * 0.97) ? 1 : 0;
    const named = found.map((each, at) =>
      (off[at] ?? 0) > around ? known : each.find((prefixed) => prefixed.form === form),
    );
    const isKnown = named.includes(known);
    const { rows, covered } = streamsOf(named);
    return [...rows]
      .filter(
        ([, row]) =>
          isStream(row) || (isKnown && isAdjacent(row)) || (covered >= 0.97 && isAll(row, form, named.length)),
      )
      .map(([name]) => `${form}\0${name}`);
  });
}

const known = 'known';

interface Row {
  lines: number;
  /** Lines that are blank, indented, dated or JSON behind the prefix, or behind one more: containers run in jobs. */
  open: number;
  /** Lines with one of the same name beside them, or next but one: two may take turns. */
  twice: number;
  inRun: number;
  rests: Set<string>;
}

function isStream(row: Row): boolean {
  return isRow(row) && isInRun(row) && row.open >= Math.max(1, row.lines * 0.03);
}

function isOpen(rest: string): boolean {
  return rest === '' || /^(?:[ \t│├└╷┌╰|]|\{")/.test(rest);
}

/** BuildKit counts the seconds of a step behind its number: `#11 0.451   |`. */
function isOpenBehind(rest: string): boolean {
  return isOpen(rest.slice(stampLength(rest)));
}

/** What another tool put a date before: no label of a runner stands in front of that. */
function isDated(rest: string): boolean {
  return stampLength(rest) > 'hh:mm:ss '.length;
}

function isAdjacent(row: Row): boolean {
  return row.lines >= 2 && row.rests.size > 1 && isInRun(row);
}

function isAll(row: Row, form: string, lines: number): boolean {
  return isRow(row) && lines >= (form === '>' ? fewestOfPath : 4);
}

function isInRun({ inRun, lines }: Row): boolean {
  return inRun >= lines * 0.8;
}

function isRow({ lines, rests, twice }: Row): boolean {
  return lines >= fewest && rests.size > 1 && twice >= lines * 0.25;
}

/** What is seen of each name of one form, and the share of the lines that have a frequent one. */
function streamsOf(named: readonly (Prefixed | typeof known | undefined)[]): {
  rows: Map<string, Row>;
  covered: number;
} {
  const rows = new Map<string, Row>();
  const nameAt = (at: number) => {
    const each = named[at];
    return each === undefined || each === known ? undefined : each.name;
  };
  named.forEach((each, at) => {
    if (each === undefined || each === known) return;
    const row = rows.get(each.name) ?? { lines: 0, open: 0, twice: 0, inRun: 0, rests: new Set() };
    rows.set(each.name, row);
    row.lines++;
    row.rests.add(each.rest);
    if (isOpenBehind(each.rest) || isDated(each.rest) || candidates(each.rest).some(({ rest }) => isOpen(rest)))
      row.open++;
    if ([-2, -1, 1, 2].some((step) => nameAt(at + step) === each.name)) row.twice++;
  });
  const isOften = (at: number) => named[at] === known || (rows.get(nameAt(at) ?? '')?.lines ?? 0) >= 2;
  let often = 0;
  for (let at = 0; at < named.length; at++) {
    let end = at;
    while (end < named.length && isOften(end)) end++;
    for (let i = at; i < end && end - at >= shortestRun; i++) {
      const row = rows.get(nameAt(i) ?? '');
      if (row !== undefined) row.inRun++;
    }
    often += end - at;
    at = end;
  }
  return { rows, covered: often / Math.max(1, named.length) };
}

export function keyOf({ name, form }: Prefixed): string {
  return `${form}\0${name}`;
}
