/** Replaces the compilers that CI jobs ask for by name and that this machine lacks with those that it has. */

import type { CiCommands } from './ci.ts';

/** Which of these programs are here, and what each tells of its version. */
export type VersionsOf = (programs: string[]) => Promise<ReadonlyMap<string, string>>;

interface WeighedJob {
  weight: number;
  commands: CiCommands;
}

/** `g++-11` becomes `g++`, and where that is missing too the machine's own compiler is used. Such a job is worth less than one that lacks nothing. */
export async function withCompilersHere<T extends WeighedJob>(
  jobs: readonly T[],
  versionsOf: VersionsOf,
): Promise<T[]> {
  const named = new Set<string>();
  for (const { commands } of jobs)
    replaced(commands, (name) => {
      named.add(name);
      return name;
    });
  if (named.size === 0) return [...jobs];
  const here = await versionsOf([...named].flatMap((name) => [name, plainOf(name)]));
  return jobs.map((job) => {
    const { weight, commands } = job;
    const lacking = new Set<string>();
    const others = replaced(commands, (name) => {
      if (here.has(name)) return name;
      lacking.add(name);
      return here.has(plainOf(name)) ? plainOf(name) : undefined;
    });
    const wants = [...lacking].flatMap((name) => {
      const tool = plainOf(name);
      return here.has(tool) ? [{ tool, versions: [name.slice(tool.length).replace('-', '')] }] : [];
    });
    const absent = [...lacking].filter((name) => !here.has(plainOf(name)));
    const leftOut = absent.map((name) => `the compiler ${name} (not here: the machine's own is used)`);
    return {
      ...job,
      weight: weight - (lacking.size > 0 ? 1 : 0),
      commands: { ...others, wants: [...commands.wants, ...wants], leftOut: [...leftOut, ...commands.leftOut] },
    };
  });
}

const plainOf = (name: string) => name.replace(/-?\d[\d.]*$/, '');

/** Where a variable, or an option of CMake, says which one. */
const compiler =
  /(?<=^|[\s(])((?:-D ?CMAKE_C(?:XX)?_COMPILER(?::\w+)?|C(?:C|XX))=)(["']?)([\w.+/-]+)\2(\s|(?=[;&|)'"]|$))/g;

function replaced(commands: CiCommands, use: (name: string) => string | undefined): CiCommands {
  const inText = (text: string) =>
    text.replace(compiler, (_, option: string, quote: string, name: string, end: string) => {
      const one = use(name);
      return one === undefined ? '' : `${option}${quote}${one}${quote}${end}`;
    });
  const { setup, build, test, env } = commands;
  const variables = Object.entries(env).flatMap(([name, value]) => {
    const text = inText(`${name}=${value}`);
    return text === '' ? [] : [[name, text.slice(name.length + 1)]];
  });
  return {
    ...commands,
    setup: setup && inText(setup),
    build: build && inText(build),
    ...{ test: inText(test), env: Object.fromEntries(variables) },
  };
}
