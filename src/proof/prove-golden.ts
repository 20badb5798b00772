/**
 * Expected outputs in files of their own: a line of each is written differently, and the run must turn red for it. Tried where a test
 * rang and no value of it was heard. Heard it proves; where it is not, and the base hears it, production reads what is expected of it.
 */

import { classify } from '../guard/classify.ts';
import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { bentLiteral } from '../syntax/literals.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Side, type Tried } from './experiments.ts';

const mostFiles = 5;

/**
 * Files of one kind in one run, those of the change first; `rang` where the run names what was bent. `operands`: what tests compare
 * with and was heard when another value stood in its place.
 */
export async function proveGolden(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  operands: readonly string[],
): Promise<Tried> {
  const all = await goldenFiles(port, context);
  const red = context.baseline?.exitCode === 0 ? '' : (context.baseline?.output ?? '');
  const isSpoken = (path: string) => isOperand(path, all, operands) || red.includes(stemOf(path));
  const edits: BentFile[] = [];
  const reasons: string[] = [];
  // An input beside its output: bent together, the one may make up for the other.
  const kinds = [...Map.groupBy(all, (path) => path.replace(/[^/]*?(?=\.[^./]*$|$)/, '*')).values()];
  for (const [at, paths] of kinds.slice(0, mostKinds).entries()) {
    const stems = new Set(edits.map(({ path }) => stemOf(path)));
    if (edits.some(({ outcome }) => outcome === 'rang') && !paths.some((path) => stems.has(stemOf(path)))) break;
    const label = at === 0 ? 'golden' : 'golden-other';
    const bent = await bentFiles(port, 'tree', paths, bentLine);
    edits.push(...bent);
    const quiet = await ring(port, context, experiments, bent, isSpoken, label);
    const own = quiet.filter((path) => isOfTests(path, context));
    const heard = own.length === 0 ? [] : await heardOnBase(port, context, experiments, own, label);
    const deaf = own.filter((path) => heard.includes(path) || isOperand(path, all, operands));
    if (deaf.length === 0) continue;
    const stopped = await isDeaf(port, context, experiments, deaf, label);
    for (const edit of bent) if (stopped && deaf.includes(edit.path)) edit.outcome = 'silent';
    const reason = `\`${context.green.command}\` exits 0 whatever stands in ${deaf.join(', ')}, with which its tests compare`;
    if (stopped) return { edits: edits.map(toldOf), stopped, reasons: [reason] };
    reasons.push(reason);
  }
  return { edits: edits.map(toldOf), stopped: false, reasons: reasons.slice(0, 1) };
}

const mostKinds = 2;
const toldOf = ({ text: _, ...edit }: BentFile): ProofEdit => edit;

/** Paths of those that a green run did not hear. Where others are heard, those that tests speak of are asked once more without these. */
async function ring(
  port: ProofPort,
  { green }: ProofContext,
  experiments: Experiments,
  edits: BentFile[],
  isSpoken: (path: string) => boolean,
  label: string,
): Promise<string[]> {
  for (let waiting = edits; waiting.length > 0; ) {
    const run = await experiments.run(
      waiting === edits ? label : `${label}-rest`,
      await port.make('tree', [], filesOf(waiting)),
    );
    if (run === undefined) return [];
    for (const edit of waiting) edit.logPath = run.logPath;
    if (run.result === 'passed') return waiting.map(({ path }) => path);
    for (const edit of waiting) if (run.exitCode !== 0 && isHeard(run, green, edit)) edit.outcome = 'rang';
    const rest = waiting.filter(({ outcome }) => outcome !== 'rang');
    if (waiting !== edits || rest.length === waiting.length) return [];
    waiting = rest.filter(({ path }) => isSpoken(path));
  }
  return [];
}

/** Production may read what lies elsewhere, and what the story speaks of. */
function isOfTests(path: string, { command, testPaths, story = '' }: ProofContext): boolean {
  const globs = testPaths === undefined ? {} : { globs: testPaths };
  return roleOf(path, { command, ...globs }) === 'test' && !story.includes(nameOf(path));
}

/** A test compares with this very file, and no other has its name. */
function isOperand(path: string, all: readonly string[], operands: readonly string[]): boolean {
  const name = nameOf(path);
  const isSpoken = operands.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  return isSpoken && all.filter((other) => nameOf(other) === name).length === 1;
}

/** Which of the same files turn the base red, or red for another reason, when they are bent there. */
async function heardOnBase(
  port: ProofPort,
  { baseline }: ProofContext,
  experiments: Experiments,
  paths: readonly string[],
  label: string,
): Promise<string[]> {
  const edits = await bentFiles(port, 'base', paths, bentLine);
  if (edits.length === 0) return [];
  const run = await experiments.run(`${label}-on-base`, await port.make('base', [], filesOf(edits)));
  if (run === undefined || run.result === 'passed' || run.exitCode === 0) return [];
  return edits.filter((edit) => isHeard(run, baseline, edit)).map(({ path }) => path);
}

/** Every line of them, and the base's tests. */
async function isDeaf(
  port: ProofPort,
  { changed, command, testPaths }: ProofContext,
  experiments: Experiments,
  paths: readonly string[],
  label: string,
): Promise<boolean> {
  const context = { command, ...(testPaths === undefined ? {} : { globs: testPaths }) };
  const tests = changed
    .map(({ path }) => path)
    .filter((path) => roleOf(path, context) === 'test' && testLanguageOf(path) !== undefined);
  const files = filesOf(await bentFiles(port, 'tree', paths, bentLines));
  const run = await experiments.run(`${label}-again`, await port.make('tree', tests, files));
  return isGreen(run);
}

type LineEdit = Pick<ProofEdit, 'path' | 'line' | 'before' | 'after'>;
/** `text`: the file with the edit in it. */
type BentFile = ProofEdit & { text: string };
type Bend = (text: string) => (Omit<LineEdit, 'path'> & { text: string }) | undefined;

async function bentFiles(port: ProofPort, side: Side, paths: readonly string[], bend: Bend): Promise<BentFile[]> {
  const bent: BentFile[] = [];
  for (const path of paths) {
    const before = await port.read(side, path);
    const edit = before === undefined ? undefined : bend(before);
    if (edit === undefined) continue;
    bent.push({ kind: 'bend', path, ...edit, outcome: 'unusable' });
    if (bent.length === mostFiles) break;
  }
  return bent;
}

const filesOf = (bent: readonly BentFile[]) => new Map(bent.map(({ path, text }) => [path, text]));

/** Those that the attempt changed, then those that the red baseline named, then any. */
async function goldenFiles(
  port: ProofPort,
  { changed, command, testPaths, baseline }: ProofContext,
): Promise<string[]> {
  const all = (await port.list('tree')).filter((path) => isGolden(path, { command, globs: testPaths }));
  const own = new Set(changed.map(({ path }) => path));
  const red = baseline?.exitCode === 0 ? '' : (baseline?.output ?? '');
  const rank = (path: string) => (own.has(path) ? 0 : red.includes(stemOf(path)) ? 1 : 2);
  return all.sort((a, b) => rank(a) - rank(b));
}

/** What tests compare with: their code, snapshots, expected outputs in files of their own. */
export function isExpectation(path: string, context: { command: string; globs?: readonly string[] }): boolean {
  const kind = classify(path, context.globs);
  return kind === 'snapshot' || (kind === 'test' && testLanguageOf(path) !== undefined) || isGolden(path, context);
}

function isGolden(path: string, context: { command: string; globs?: readonly string[] }): boolean {
  if (testLanguageOf(path) !== undefined || roleOf(path, context) === 'binary') return false;
  if (classify(path, context.globs) === 'snapshot') return true;
  return /(^|\/)(expected|approved|approvals|references?)\/|[.-](out|expected|exp|want|stdout|stderr|ref)(\.\w+)?$/i.test(
    path,
  );
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function stemOf(path: string): string {
  return nameOf(path).replace(/(?<=.)\..*$/, '');
}

/** The first line that holds a value. */
function bentLine(text: string): ReturnType<Bend> {
  const lines = text.length > most ? [] : text.split('\n');
  const at = lines.findIndex((line) => otherLine(line, 0) !== line);
  const before = lines[at];
  if (before === undefined) return undefined;
  const after = otherLine(before, 0);
  return { line: at + 1, before, after, text: lines.with(at, after).join('\n') };
}

/** All of them, otherwise: what masks one line of a text, a date or a version, does not mask the rest. */
function bentLines(text: string): ReturnType<Bend> {
  const first = bentLine(text);
  return (
    first && {
      ...first,
      text: text
        .split('\n')
        .map((line) => otherLine(line, 1))
        .join('\n'),
    }
  );
}

const most = 1024 * 1024;

/** In whatever notation: not a comment, not the name of a snapshot. */
function otherLine(text: string, round: 0 | 1): string {
  if (text.length > 2000 || /^\s*(?:\/\/|#|<!--|--|exports\[.*`$)/.test(text)) return text;
  const value = /^exports\[.*\] = /.test(text) ? text.indexOf('] = ') : 0;
  return text.slice(0, value) + otherValue(text.slice(value), round);
}

/** Another number, else another word, else another sign: the last one, since keys and tags stand in front. */
function otherValue(text: string, round: 0 | 1): string {
  const number = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)].at(-1);
  const word = number ?? [...text.matchAll(/[\p{L}\d]{2,}/gu)].at(-1) ?? /\S(?=\s*$)/.exec(text);
  if (word === null) return text;
  const [found] = word;
  const other = (number && bentLiteral(found, 'number', round)) ?? (round === 0 ? sameLength(found) : `${found}other`);
  return text.slice(0, word.index) + other + text.slice(word.index + found.length);
}

/** Its last letter is another one: what compares by size alone hears no more than that. */
function sameLength(word: string): string {
  return word.slice(0, -1) + (/\d$/.test(word) ? (Number(word.at(-1)) + 3) % 10 : word.endsWith('q') ? 'z' : 'q');
}

/** In a line that was not printed before: the file, or what was written into it. */
function isHeard(run: Verification, before: Verification | undefined, { path, after }: LineEdit): boolean {
  const known = new Set(before?.output.split('\n').map(withoutTimes));
  const fresh = run.output.split('\n').filter((line) => !known.has(withoutTimes(line)));
  const named = new RegExp(`(?:^|[^\\w])${RegExp.escape(stemOf(path))}(?:$|[^\\w])`);
  const written = after.trim();
  return fresh.some((line) => line.includes(written) || named.test(line));
}

const withoutTimes = (line: string) => line.replace(/(?<!\d)\d+(?:\.\d+)? ?(?:[mnµu]?s|ms|seconds?)\b/g, '');
