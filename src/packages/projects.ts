/** Several projects in one repository: one command that builds and one that tests them all, each in its own folder. */

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

export type Composed = { setup?: string; build?: string; test: string; folders: string[] } | { problem: string };

/** What a project needs comes before it. Every project's tests run, also after a red one; the last red exit code is the command's. */
export function composed(projects: readonly Project[]): Composed | undefined {
  const tested = projects.filter(({ test }) => test !== undefined);
  if (tested.length === 0) return undefined;
  const cycle = cycleIn(projects);
  if (cycle !== undefined) {
    const circle = cycle.map((folder) => `\`${folder}\``).join(' → ');
    return { problem: `The workspaces depend on each other in a circle, so none can be built first: ${circle}` };
  }
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
    // Where the circle is one of development alone, whoever was asked first comes last.
    if (project === undefined || entered.has(folder)) return;
    entered.add(folder);
    for (const other of [...project.needs, ...project.uses]) visit(other);
    done.add(project);
  };
  for (const { folder } of tested) visit(folder);
  return [...done];
}

/** The folders of a circle, its first one again at the end. */
function cycleIn(projects: readonly Project[]): string[] | undefined {
  const known = new Map(projects.map((project) => [project.folder, project]));
  const free = new Set<string>();
  const search = (folder: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(folder);
    if (at >= 0) return [...path.slice(at), folder];
    if (free.has(folder)) return undefined;
    for (const other of known.get(folder)?.needs ?? []) {
      const found = search(other, [...path, folder]);
      if (found !== undefined) return found;
    }
    free.add(folder);
    return undefined;
  };
  for (const { folder } of projects) {
    const found = search(folder, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
