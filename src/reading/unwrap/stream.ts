/** What many lines have in front that says whose they are: a package, a container, a job and its step. */

export interface Prefixed {
  /** The stream as the log names it: `app-1`, `@acme/shop:test`. */
  name: string;
  /** How it is set off from the line: prefixes of one tool share it. */
  form: string;
  rest: string;
}

const bracketed = /^[[({<]([^\])}>]{1,60})[\])}>](:?)(?: |\t|$)/;
const named =
  /^([\w@#.+$~-][\w@/.:#+$~[\]-]{0,60}?(?: [\w@/.:#+$~()[\]-]{1,40}?){0,2}?)([ \t]{0,30}(?::|\|{1,2}|[│┃>»$%]))(?: |\t|$)/;
const tabbed = /^([^\t]{1,60}(?:\t[^\t]{1,60})?)\t/;
const timeInside = /(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?/;
const numbered = /^(#\d{1,5}) /;

/** The prefixes that this line may have. Whether it has one, only the lines around it can say. */
export function candidates(text: string): Prefixed[] {
  const head = text.length > 160 ? text.slice(0, 160) : text;
  const found: Prefixed[] = [];
  const add = (match: RegExpExecArray | null, form: (match: RegExpExecArray) => string, at = 1) => {
    // `[11:36:23 api]`: a time in it does not make another stream.
    const name = (match?.[at] ?? '').replace(timeInside, '').replace('\t', ' ').trim();
    if (match === null || !isName(name, form(match))) return;
    found.push({ name, form: form(match), rest: text.slice(match[0].length) });
  };
  // The patterns cost more than a look at what they need.
  if (/^[[({<]/.test(head)) add(bracketed.exec(head), (match) => `[${match[2] ?? ''}`);
  if (head.startsWith('#')) add(numbered.exec(head), () => '#');
  if (head.includes('\t')) add(tabbed.exec(head), () => '\t');
  if (/^[\w@#.+$~-]/.test(head) && /[:|│┃>»$%](?:[ \t]|$)/.test(head))
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
  if (
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((token) => words.has(token) || /(?:error|exception)$/.test(token))
  )
    return false;
  if (sourceFile.test(name) || /^https?$|^[^\w@#.$~+-]|[│┃|]/.test(name)) return false;
  return /[A-Za-z]/.test(name) || (form.startsWith('[') && /^\d{1,3}$/.test(name));
}

/** Lines of one name, and lines in a row, before it is taken for a stream. */
const fewest = 3;
const shortestRun = 5;

/**
 * The names among these lines that are streams: they stand in front of every line for a while, the same one often twice
 * in a row, and of blank and indented lines too, which no label of a runner does – or of each line there is.
 */
export function streamsIn(lines: readonly string[]): { names: string[]; dense: string[] } {
  // Blank lines count neither way: some tools put no prefix in front of them.
  const found = lines.filter((line) => line.trim() !== '').map(candidates);
  const forms = new Set(found.flat().map(({ form }) => form));
  const names: string[] = [];
  const dense: string[] = [];
  for (const form of forms) {
    const told = found.map((each) => each.find((prefixed) => prefixed.form === form));
    const { rows, covered } = streamsOf(told);
    const streams = [...rows].filter(([, row]) => isStream(row) || (covered >= 0.97 && isAll(row, form, told.length)));
    names.push(...streams.map(([name]) => `${form}\0${name}`));
    if (streams.length > 0 && covered >= 0.9) dense.push(form);
  }
  return { names, dense };
}

interface Row {
  lines: number;
  /** Lines that are blank or indented behind the prefix. */
  open: number;
  /** Lines with one of the same name beside them, or next but one: two may take turns. */
  twice: number;
  inRun: number;
  rests: Set<string>;
}

function isStream(row: Row): boolean {
  return isRow(row) && row.inRun >= row.lines * 0.8 && row.open >= Math.max(1, row.lines * 0.03);
}

function isAll(row: Row, form: string, lines: number): boolean {
  return isRow(row) && form !== '>' && lines >= 4;
}

function isRow({ lines, rests, twice }: Row): boolean {
  return lines >= fewest && rests.size > 1 && twice >= lines * 0.25;
}

/** What is seen of each name of one form, and the share of the lines that have a frequent one. */
function streamsOf(told: readonly (Prefixed | undefined)[]): { rows: Map<string, Row>; covered: number } {
  const rows = new Map<string, Row>();
  told.forEach((each, at) => {
    if (each === undefined) return;
    const row = rows.get(each.name) ?? { lines: 0, open: 0, twice: 0, inRun: 0, rests: new Set() };
    rows.set(each.name, row);
    row.lines++;
    row.rests.add(each.rest);
    if (each.rest === '' || /^[ \t│├└╷┌╰|]/.test(each.rest)) row.open++;
    if ([-2, -1, 1, 2].some((step) => told[at + step]?.name === each.name)) row.twice++;
  });
  const isOften = (at: number) => (rows.get(told[at]?.name ?? '')?.lines ?? 0) >= fewest;
  let often = 0;
  for (let at = 0; at < told.length; at++) {
    let end = at;
    while (end < told.length && isOften(end)) end++;
    for (let i = at; i < end && end - at >= shortestRun; i++) {
      const row = rows.get(told[i]?.name ?? '');
      if (row !== undefined) row.inRun++;
    }
    often += end - at;
    at = end;
  }
  return { rows, covered: often / Math.max(1, told.length) };
}

export function keyOf({ name, form }: Prefixed): string {
  return `${form}\0${name}`;
}
