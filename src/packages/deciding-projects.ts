/** Selects the workspace projects whose tests decide about a change: the changed projects and those that depend on them. */

import { type Composed, composed, type Project } from './projects.ts';

/** The projects of one repository at three places. */
export interface Sides {
  /** Whose tests count. */
  base: readonly Project[];
  /** Where the run starts: the base, or a branch that goes on. */
  start: readonly Project[];
  /** With the change. */
  now: readonly Project[];
}

export interface Deciding {
  /** For the change: with the tests of projects that it adds. */
  own: Composed;
  /** The same projects as far as the base has them. */
  ofBase: Composed;
  /** All projects where the run starts. */
  whole: Composed;
  /** Projects of the base whose tests do not decide. */
  leftOut: string[];
}

/**
 * `changed`: paths relative to the folder in which the commands run, `../…` where they lie outside of it; undefined: all are to
 * decide. So they do where a path lies in no project, where a project is gone, and where no test of the base would run.
 */
export function decidingProjects(sides: Sides, changed: readonly string[] | undefined): Deciding | undefined {
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
  const known = new Set(before.map(({ folder }) => folder));
  return [...kept, ...after.filter(({ folder }) => !known.has(folder))];
}

/** undefined: the change is about more than single projects. A folder inside another one's touches both. */
function touchedFolders({ base, start, now: after }: Sides, changed: readonly string[]): Set<string> | undefined {
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

function withDependents(all: readonly Project[], touched: ReadonlySet<string>): Set<string> {
  const wanted = new Set(touched);
  // A set that grows while it is gone through is gone through to its end.
  for (const folder of wanted)
    for (const each of all) if ([...each.needs, ...each.uses].includes(folder)) wanted.add(each.folder);
  return wanted;
}
