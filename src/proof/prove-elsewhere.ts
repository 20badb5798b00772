/**
 * Is the green there only where tests run? What new lines of production ask of the process – the runner's variables, who called, the
 * build mode, a terminal – is answered as it would be elsewhere, in one run. No such line, no run.
 */

import { setByRunners } from '../guard/detection.ts';
import { roleOf } from '../guard/production.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { type Elsewhere, elsewhereOf } from '../syntax/elsewhere.ts';
import { ofTime, started } from '../syntax/surroundings/surroundings.ts';
import { isUnbuilt } from './bent-test.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';

const most = 500;
const interpreted = /\.(?:py|rb|p[lm]|php|lua|[cm]?jsx?|sh|bash)$/;
const noSyntax = /syntax ?error|parse error|unexpected (?:token|symbol|identifier|end)/i;

/** `production`: paths of what the attempt changed of it. `tests`: those that speak of the change, as the attempt has them. */
export async function proveElsewhere(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { production, tests }: { production: readonly string[]; tests: readonly FoundTest[] },
): Promise<Tried> {
  const sources = await sourcesOf(port, production);
  if (editsOf(sources, () => false).length === 0) return untried;
  const edits = editsOf(sources, await spokenOf(port, context, tests));
  if (edits.length === 0) return untried;
  const files = new Map(sources.map(({ path, tree }) => [path, withLines(path, tree, edits)]));
  const run = await experiments.run('elsewhere', await port.make('tree', [], files));
  if (run === undefined || isGreen(run)) return untried;
  // What does not compile like that says nothing.
  if (isUnbuilt(run)) return untried;
  const red = run.failures.filter(({ kind }) => kind === undefined).map(({ name }) => name);
  const asked = named(edits.map(({ before }) => before.trim().slice(0, 80)));
  const isAre = red.length === 0 ? 'the suite is' : `${named(red)} ${red.length === 1 ? 'is' : 'are'}`;
  const reason = edits.every(({ isPause }) => isPause)
    ? `${isAre} red where ${asked} waits for no time: the green hangs on how long it pauses; it has to wait for what is to be done`
    : `${isAre} red where ${asked} is answered as outside of a test run`;
  // Where no test is named, a line that the language does not take may be what is red.
  if (red.length === 0 && (edits.some(({ path }) => !interpreted.test(path)) || noSyntax.test(run.output)))
    return { ...untried, reasons: [reason] };
  return {
    edits: edits.map(({ isPause: _, ...edit }) => ({
      kind: 'elsewhere',
      ...edit,
      outcome: 'rang',
      logPath: run.logPath,
    })),
    reasons: [reason],
    stopped: true,
  };
}

interface Source {
  path: string;
  base: string;
  tree: string;
}

async function sourcesOf(port: ProofPort, production: readonly string[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const path of production) {
    const [base = '', tree] = [await port.read('base', path), await port.read('tree', path)];
    if (tree !== undefined) sources.push({ path, base, tree });
  }
  return sources;
}

type Edited = Elsewhere & { path: string };

function editsOf(sources: readonly Source[], speaksOf: (words: RegExp) => boolean): Edited[] {
  return sources.flatMap(({ path, base, tree }) =>
    elsewhereOf(path, base, tree, speaksOf).map((edit) => ({ path, ...edit })),
  );
}

function withLines(path: string, text: string, edits: readonly Edited[]): string {
  const lines = text.split('\n');
  for (const edit of edits) if (edit.path === path) lines[edit.line - 1] = edit.after;
  return lines.join('\n');
}

/** What story and tests speak of they ask for; of variables also what sets up and starts the tests. A runner's own only the story may ask for. */
async function spokenOf(
  port: ProofPort,
  { story = '', command, testPaths }: ProofContext,
  tests: readonly FoundTest[],
): Promise<(words: RegExp) => boolean> {
  const role = (path: string) => roleOf(path, { command, globs: testPaths });
  const others = (await port.list('tree')).filter((path) => role(path) !== 'production' && role(path) !== 'binary');
  const own = new Set(tests.map(({ path }) => path));
  const texts = new Map<string, string>();
  for (const path of others.slice(0, most)) texts.set(path, (await port.read('tree', path)) ?? '');
  const near = [story, ...[...own].map((path) => texts.get(path) ?? '')].join('\n');
  const all = [story, command, ...texts.values()].join('\n');
  // Where no test can be read the command itself may hand over arguments.
  return (words) =>
    (tests.length === 0 && words === started) ||
    words.test(words === ofTime || setByRunners.test(words.source) ? story : isName(words) ? all : near);
}

/** A variable's name. */
const isName = ({ source }: RegExp) => /^\\b[\w.\\]+\\b$/.test(source);
