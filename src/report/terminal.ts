/** Renders a run as text for a terminal: why the run ended, its attempts, failures, changed tests, review findings. */

import { styleText } from 'node:util';
import { attemptTable } from '../run/attempt-table.ts';
import {
  finalVerification,
  shownTestCheck,
  testCheckLine,
  testCheckTimeWords,
  testCheckTitle,
} from '../run/final-verification.ts';
import { afterInterruption } from '../run/next-step.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import {
  attemptsWords,
  belowCause,
  doingWords,
  failureWords,
  farWords,
  lastOutputTitle,
  lastRedOutput,
  placeWords,
  redBeforeWords,
  runCostWords,
  runTokensWords,
} from '../run/run-phrases.ts';
import { failingChanges } from '../run/verification.ts';
import { visible, visibleLine } from '../text/terminal-text.ts';
import { baseTestGroups } from './base-test-groups.ts';

type Style = 'green' | 'red' | 'gray' | 'bold';

interface TerminalOptions {
  colours: boolean;
  /** The run has no end, and its process is gone. */
  interrupted?: boolean;
  /** The run's own folder, as a path from here; absent where it is gone. */
  folder?: string | undefined;
  /** Its events were told above: nothing of them is told once more. */
  isAnnounced?: boolean;
}

/** Text with a line feed at its end. With `colours` our own styles and no others: foreign text cannot act on the terminal. */
export function renderTerminal(
  run: Run,
  { colours, interrupted = false, folder, isAnnounced = false }: TerminalOptions,
) {
  const paint = (style: Style, text: string) => (colours ? styleText(style, text, { validateStream: false }) : text);
  const whole = head(run, paint, interrupted);
  // Title and run stand above already.
  return `${[...(isAnnounced ? whole.slice(3) : whole), ...attemptLines(run, paint, { colours, interrupted, isAnnounced }), ...failureLines(run, paint), ...changesToTests(run), ...findings(run), ...tail(isAnnounced ? { ...run, warnings: [], notReviewed: undefined } : run, paint, folder)].join('\n')}\n`;
}

type Paint = (style: Style, text: string) => string;

function head(run: Run, paint: Paint, interrupted: boolean) {
  const where = `${run.repository}${run.story.issue === undefined ? '' : ` #${run.story.issue}`} · run ${run.id}`;
  const title = [paint('bold', visibleLine(run.story.title)), paint('gray', visibleLine(where)), ''];
  if (run.outcome === undefined && interrupted) {
    const gone = `${paint('red', 'interrupted')}: its process is gone, during: ${visibleLine(run.doing)}`;
    return [...title, gone, `Next: ${afterInterruption(run)}`, ''];
  }
  if (run.outcome === undefined)
    return [...title, visibleLine([`running: ${doingWords(run)}`, ...farWords(run)].join(' · ')), ''];
  const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
  const style = run.outcome === 'passed' || run.outcome === 'skipped' ? 'green' : 'red';
  const ended = `${paint(style, visibleLine(headline))} (${run.outcome})`;
  return [...title, ended, visibleLine(cause, 2000), `Next: ${nextStep}`, ''];
}

function attemptLines(run: Run, paint: Paint, { interrupted, isAnnounced }: TerminalOptions) {
  const before = isAnnounced ? undefined : redBeforeWords(run, visibleLine);
  const first = before === undefined ? [] : [visibleLine(before, 2000), ''];
  if (run.attempts.length === 0) return [...first, 'The agent was not started.'];
  const table = attemptTable(belowCause(run), { interrupted });
  // What has no width of its own comes last.
  const order = [...table.columns.keys()].sort(
    (a, b) => Number(table.columns[a]?.isLong === true) - Number(table.columns[b]?.isLong === true),
  );
  const inOrder = (texts: readonly (string | undefined)[]) => order.map((at) => visibleLine(texts[at] ?? '', 100));
  const [titles = '', ...rows] = columns([
    ['#', ...inOrder(table.columns.map(({ title }) => title))],
    ...table.rows.map(({ attempt, cells }) => [String(attempt.name.number), ...inOrder(cells.map(({ text }) => text))]),
  ]);
  const painted = rows.map((line, index) => (table.rows[index]?.kind === 'good' ? paint('green', line) : line));
  return [...first, paint('gray', titles), ...painted];
}

/** Rows with their cells in line, foreign text in them made visible; the last cell is as long as it is. */
export function columns(cells: readonly (readonly string[])[]) {
  const rows = cells.map((row) => row.map((cell) => visibleLine(cell, 500)));
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function failureLines(run: Run, paint: Paint) {
  if (run.outcome === undefined || run.outcome === 'passed') return [];
  // The row of an attempt has all but the names.
  const account = run.attempts
    .filter(({ verification }) => (verification?.failures.length ?? 0) > 0)
    .map((attempt) => visibleLine(failureWords(attempt, visibleLine), 2000));
  const last = run.attempts.findLast(({ verification }) => verification !== undefined)?.verification;
  const red = last?.result === 'passed' ? undefined : last;
  const weakened = failingChanges(red ?? {}).map(({ path, line, message }) =>
    paint('red', visibleLine(`✗ ${placeWords(path, line)}: ${message}`, 1000)),
  );
  // What a command printed that exited 0 says nothing about why it does not count.
  const printed = weakened.length > 0 && red?.exitCode === 0 ? '' : visible(lastRedOutput(run)).trimEnd();
  // The head has said it.
  const [first = '', ...rest] = printed.split('\n');
  const output = first !== '' && first === run.detail ? rest.join('\n') : printed;
  const failing = (red?.failures ?? []).flatMap(({ name, file, line }) => {
    const place = file === undefined ? '' : placeWords(file, line);
    if (output.includes(visible(name)) && output.includes(place)) return [];
    return [paint('red', visibleLine(`✗ ${name}${place === '' ? '' : ` (${place})`}`))];
  });
  const notes = (red?.notes ?? [])
    .filter((note) => run.detail?.includes(note) !== true)
    .map((note) => visibleLine(note, 1000));
  // No attempt was verified: what is shown was there before the agent.
  const heading = last === undefined && run.baseline !== undefined ? [`${lastOutputTitle(run)}:`] : [];
  return [
    ...(account.length > 0 ? ['', ...account] : []),
    ...(failing.length > 0 ? ['', ...failing] : []),
    ...(weakened.length > 0 ? ['', 'The tests were weakened', ...weakened] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(output === '' ? [] : ['', ...heading, output]),
  ];
}

/** What the tests' own changes came to, of the tree that the run ends with; what weakens them stands above where that is red. */
function changesToTests(run: Run) {
  const hasFailed = run.outcome !== undefined && run.outcome !== 'passed';
  // Where no attempt was verified, it is the branch as it stood.
  const red = run.attempts.findLast((one) => one.verification)?.verification ?? run.baseline;
  const last = hasFailed ? red : finalVerification(run);
  if (last === undefined) return [];
  const isAbove = hasFailed && last !== run.baseline && last.result !== 'passed';
  // A new test file takes nothing away, and most runs have one.
  const changes = (last.testChanges ?? []).filter(({ kind }) => !(isAbove && kind === 'fails') && kind !== 'new');
  const lines = [
    ...changes.map(({ kind, path, line, message }) => `${kind} ${placeWords(path, line)}: ${message}`),
    ...baseTestGroups(last).map(
      ({ title, names }) => `${title}: ${names.map((name) => visibleLine(name, 120)).join('; ')}`,
    ),
  ].map((line) => visibleLine(line, 1000));
  const more = lines.length - mostChanges;
  const heading = lines.length === 0 ? [] : ['', 'Changes to the tests'];
  return [...heading, ...lines.slice(0, mostChanges), ...(more > 0 ? [`and ${more} more`] : [])];
}

const mostChanges = 3;

/** What the last review found: on the command line it is posted nowhere else. */
function findings({ reviews }: Run) {
  const lines = (reviews.at(-1)?.findings ?? []).map(({ path, line, severity, message }) =>
    visibleLine(`${severity} ${placeWords(path, line)}: ${message}`, 1000),
  );
  return lines.length === 0 ? [] : ['', 'The review found', ...lines];
}

function tail(run: Run, paint: Paint, folder: string | undefined) {
  const check = shownTestCheck(run);
  const links = [
    // One that nothing was committed to is nowhere.
    run.branch === undefined || (run.outcome !== undefined && run.headSha === undefined)
      ? ''
      : `Branch: ${run.branch}${run.headSha === undefined ? '' : ` at ${run.headSha.slice(0, 12)}`}`,
    folder === undefined ? '' : `Logs and report: ${folder}`,
    run.pullRequest === undefined ? '' : `Pull request: ${run.pullRequest.url}`,
    check === undefined ? '' : `${testCheckTitle(check, run.outcome)}: ${testCheckLine(check)}`,
    check === undefined || check.runs === 0 ? '' : `The check of the tests took ${testCheckTimeWords(check)}`,
    run.notReviewed === undefined ? '' : `Not reviewed: ${run.notReviewed}`,
    ...run.warnings.map((text) => `Warning: ${text}`),
  ].filter((line) => line !== '');
  const isRed = run.outcome !== undefined && run.outcome !== 'passed';
  const sums = `${attemptsWords(run.attemptCount)}${isRed ? ' in total' : ''} · ${runCostWords(run)}${runTokensWords(run)}`;
  return ['', ...links.map((line) => visibleLine(line, 1000)), paint('gray', sums)];
}
