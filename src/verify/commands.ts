/** Which commands set up, build and test a repository, read from the files it holds. */
import { automake, compiled } from './ecosystems/compiled.ts';
import type { Ecosystem, Found, Tree } from './ecosystems/ecosystem.ts';
import { javascript } from './ecosystems/javascript.ts';
import { python, pythonTests } from './ecosystems/python.ts';
import { scripted } from './ecosystems/scripted.ts';

export type { Tree } from './ecosystems/ecosystem.ts';

export interface Commands {
  setup?: string;
  build?: string;
  test?: string;
  /** Names the files and settings that decided, for the log: `package.json, package-lock.json`. */
  because: string;
}

export const wholeCommand = ({ build = '', test = '' }: { build?: string; test?: string }) => `${build} ${test}`.trim();

/** In order of say: a test script names its own runner, a Makefile target is what people type, a manifest is a guess. */
const ecosystems: readonly Ecosystem[] = [javascript, automake, ...compiled, python, ...scripted, pythonTests];

/**
 * The commands of the tree in `port` (paths relative to the working directory). A given command wins, `none` switches
 * one off, an empty one is not given. Without any sign of tests `test` is absent.
 */
export async function findCommands(
  port: Tree,
  given: { setup?: string; build?: string; test?: string },
): Promise<Commands> {
  const names = new Set((await port.list()).map((path) => path.replace(/^\.\//, '')));
  const tree: Tree = { list: async () => [...names], read: (path) => port.read(path) };
  const found: Found[] = [];
  for (const ecosystem of ecosystems) {
    const commands = await ecosystem.find(tree, names);
    if (commands !== undefined) found.push({ ...commands, words: ecosystem.words });
  }

  const lead = leading(found, given.test);
  // A Makefile says how to test and seldom how to fetch dependencies: the language below it does.
  const setup = lead?.setup ?? (lead?.fetches === false ? found.find((each) => each.setup)?.setup : undefined);
  const commands = {
    setup: chosen(given.setup, setup),
    build: chosen(given.build, lead?.build),
    test: chosen(given.test, lead?.test),
  };
  return { ...commands, because: because(given, lead, found, commands) };
}

/** The ecosystem that a given test command speaks of, else the first with tests, else the first at all. */
function leading(found: Found[], test: string | undefined): Found | undefined {
  const words = new Set((isGiven(test) ? test : '').split(/[^\w.-]+/));
  const spoken = found.find((each) => each.words.some((word) => words.has(word)));
  return spoken ?? found.find((each) => each.test !== undefined) ?? found[0];
}

function chosen(given: string | undefined, found: string | undefined): string | undefined {
  if (given?.trim() === 'none') return undefined;
  return isGiven(given) ? given : found;
}

function isGiven(command: string | undefined): command is string {
  return command !== undefined && command.trim() !== '';
}

function because(
  given: { setup?: string; build?: string; test?: string },
  lead: Found | undefined,
  found: Found[],
  commands: { setup?: string; build?: string; test?: string },
): string {
  const parts: string[] = [];
  const settings = (['setup', 'build', 'test'] as const).filter((step) => isGiven(given[step]));
  if (settings.length > 0) parts.push(settings.map((step) => `${step}-command`).join(', '));
  if (settings.length < 3 && lead !== undefined) {
    const others = found.filter((each) => each !== lead && each.setup !== undefined && each.setup === commands.setup);
    parts.push([...lead.files, ...others.flatMap((each) => each.files)].join(', '));
    if (lead.note !== undefined) parts.push(lead.note);
  }
  return parts.join('; ') || 'no file that names a test command';
}
