/**
 * Combines the commands of several projects in one repository into one setup, one build and one test command. Each command
 * runs in its project's own folder.
 */

import { quoted } from '../text/shell-quote.ts';

export interface Project {
  /** Relative to the working directory. */
  folder: string;
  setup?: string | undefined;
  build?: string | undefined;
  test?: string | undefined;
  /** Folders of the projects that it cannot do without. */
  needs: readonly string[];
  /** And of those that only its own tests or its users need. */
  uses: readonly string[];
}

export interface Composed {
  setup?: string;
  build?: string;
  test: string;
  folders: string[];
}

/** What a project needs comes before it. Every project's tests run, also after a red one; the last red exit code is the command's. */
export function composed(projects: readonly Project[]): Composed | undefined {
  const tested = projects.filter(({ test }) => test !== undefined);
  if (tested.length === 0) return undefined;
  const order = inOrder(projects, tested);
  const chain = (step: 'setup' | 'build') =>
    order.flatMap((each) => (each[step] === undefined ? [] : [inFolder(each.folder, each[step])])).join(' && ');
  const tests = order.flatMap(({ folder, test }) =>
    test === undefined ? [] : [{ folder, run: inFolder(folder, test) }],
  );
  // A script may fail without a word: its folder is told.
  const all = tests.map(({ folder, run }) => `${run} || { code=$?; echo ${quoted(`${folder}: tests exited`)} $code; }`);
  const test = tests.length === 1 ? (tests[0]?.run ?? '') : `code=0; ${all.join('; ')}; exit $code`;
  return {
    setup: chain('setup') || undefined,
    build: chain('build') || undefined,
    test,
    folders: tested.map(({ folder }) => folder),
  };
}

function inFolder(folder: string, command: string): string {
  return `(cd ${quoted(folder)} && ${command})`;
}

/** The tested ones and what they stand on, the needed first. */
function inOrder(projects: readonly Project[], tested: readonly Project[]): Project[] {
  const known = new Map(projects.map((project) => [project.folder, project]));
  const done = new Set<Project>();
  const entered = new Set<string>();
  const visit = (folder: string): void => {
    const project = known.get(folder);
    // Of a circle whoever was asked first comes last.
    if (project === undefined || entered.has(folder)) return;
    entered.add(folder);
    for (const other of [...project.needs, ...project.uses]) visit(other);
    done.add(project);
  };
  for (const { folder } of tested) visit(folder);
  return [...done];
}
