/**
 * Joins the setup, build and test commands of a monorepo's projects, each kind into one command, and selects the
 * projects that a change touches or that depend on them.
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

function inFolder(folder: string, command: string) {
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

/** The projects of one repository at three places. */
export interface Sides {
  /** Whose tests count. */
  base: readonly Project[];
  /** Where the run starts: the base, or a branch that goes on. */
  start: readonly Project[];
  /** With the change. */
  now: readonly Project[];
}

/**
 * `changed`: paths relative to the folder in which the commands run, `../…` where they lie outside of it; undefined: all are to
 * decide. So they do where a path lies in no project, where a project is gone, and where no test of the base would run. `own` has
 * the tests of projects that the change adds, `ofBase` the same projects as far as the base has them, `whole` all where the run
 * starts; `leftOut` are those of the base whose tests do not decide.
 */
export function decidingProjects(sides: Sides, changed: readonly string[] | undefined) {
  const { base, start, now } = sides;
  const all = united(united(base, start), now);
  const folders = changed && touchedFolders(sides, changed);
  const wanted = folders === undefined ? undefined : withDependents(all, folders);
  const isTested = ({ folder, test }: Project) => test !== undefined && wanted?.has(folder) === true;
  const every = wanted === undefined || !base.some(isTested);
  const only = (projects: readonly Project[]) =>
    projects.map((each) => (every || isTested(each) ? each : { ...each, test: undefined }));
  const ofBase = composed(only(base));
  const own = composed(only(all));
  const whole = composed(start);
  if (own === undefined || ofBase === undefined || whole === undefined) return undefined;
  const tested = base.filter(({ test }) => test !== undefined).map(({ folder }) => folder);
  return { own, ofBase, whole, leftOut: tested.filter((folder) => !ofBase.folders.includes(folder)) };
}

/** A project of the base keeps its commands and its dependencies, whatever the change made of its manifest. */
function united(before: readonly Project[], after: readonly Project[]): Project[] {
  const now = new Map(after.map((project) => [project.folder, project]));
  const kept = before.map((project) => {
    const { test, needs = [], uses = [] } = now.get(project.folder) ?? {};
    return {
      ...project,
      test: project.test ?? test,
      needs: [...new Set([...project.needs, ...needs])],
      uses: [...new Set([...project.uses, ...uses])],
    };
  });
  return [...kept, ...after.filter(({ folder }) => !before.some((project) => project.folder === folder))];
}

/** undefined: the change is about more than single projects. A folder inside another one's touches both. */
function touchedFolders({ base, start, now: after }: Sides, changed: readonly string[]) {
  const now = new Set(after.map(({ folder }) => folder));
  if ([...base, ...start].some(({ folder }) => !now.has(folder))) return undefined;
  const touched = new Set<string>();
  for (const path of changed) {
    const around = [...now].filter((folder) => path.startsWith(`${folder}/`));
    if (around.length === 0) return undefined;
    for (const folder of around) touched.add(folder);
  }
  return touched;
}

function withDependents(all: readonly Project[], touched: ReadonlySet<string>) {
  const wanted = new Set(touched);
  // A set that grows while it is gone through is gone through to its end.
  for (const folder of wanted)
    for (const each of all) if ([...each.needs, ...each.uses].includes(folder)) wanted.add(each.folder);
  return wanted;
}
