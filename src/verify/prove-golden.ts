/**
 * Expected outputs in files of their own: a line of each is written differently, and the run must turn red for it. Tried where no
 * test in code rang. It proves, and accuses nobody: that a line is heard is all that is known of it.
 */

import { classify } from '../guard/classify.ts';
import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { bentLiteral } from '../syntax/literals.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';

const mostFiles = 5;

/** Edits of at most five files in one run, those of the change first; `rang` where the run names what was bent. */
export async function proveGolden(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
): Promise<ProofEdit[]> {
  const files = new Map<string, string>();
  const edits: Omit<ProofEdit, 'outcome'>[] = [];
  for (const path of await goldenFiles(port, context)) {
    const text = await port.read('tree', path);
    const edit = text === undefined ? undefined : bentLine(text);
    if (text === undefined || edit === undefined) continue;
    const lines = text.split('\n');
    lines[edit.line - 1] = edit.after;
    files.set(path, lines.join('\n'));
    edits.push({ kind: 'bend', path, ...edit });
    if (edits.length === mostFiles) break;
  }
  if (edits.length === 0) return [];
  const run = await experiments.run('golden', await port.make('tree', [], files));
  return edits.map((edit) => {
    const outcome = run !== undefined && isHeard(run, context.green, edit) ? 'rang' : 'unusable';
    return { ...edit, outcome, ...(run === undefined ? {} : { logPath: run.logPath }) };
  });
}

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

function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/(?<=.)\..*$/, '');
}

/** The first line that holds a value, in whatever notation: not a comment, not the name of a snapshot. */
function bentLine(text: string): Pick<ProofEdit, 'line' | 'before' | 'after'> | undefined {
  const lines = text.length > 1024 * 1024 ? [] : text.split('\n');
  for (const [at, before] of lines.entries()) {
    if (before.length > 2000 || /^\s*(?:\/\/|#|<!--|--|exports\[.*`$)/.test(before)) continue;
    const value = /^exports\[.*\] = /.test(before) ? before.indexOf('] = ') : 0;
    const after = before.slice(0, value) + bentValue(before.slice(value));
    if (after !== before) return { line: at + 1, before, after };
  }
  return undefined;
}

/** Another number, else another word: the last one, since keys and tags stand in front. */
function bentValue(text: string): string {
  const number = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)].at(-1);
  const word = number ?? [...text.matchAll(/[\p{L}\d]{2,}/gu)].at(-1);
  if (word === undefined) return text;
  const [found] = word;
  const other = (number && bentLiteral(found, 'number', 0)) ?? `${found}bent`;
  return text.slice(0, word.index) + other + text.slice(word.index + found.length);
}

/** Red, and in a line that the green did not print: the file, or what was written into it. */
function isHeard(run: Verification, green: Verification, { path, after }: Pick<ProofEdit, 'path' | 'after'>): boolean {
  if (run.result === 'passed' || run.exitCode === 0) return false;
  const before = new Set(green.output.split('\n'));
  const fresh = run.output.split('\n').filter((line) => !before.has(line));
  const named = new RegExp(`(?:^|[^\\w])${stemOf(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:$|[^\\w])`);
  const written = after.trim();
  return fresh.some((line) => line.includes(written) || named.test(line));
}
