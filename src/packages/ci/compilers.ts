/** Replaces the compilers that CI jobs ask for by name and that this machine lacks with those that it has. */

import type { CiCommands } from './job.ts';

/** Which of these programs are here, and what each tells of its version. */
export type VersionsOf = (programs: string[]) => Promise<ReadonlyMap<string, string>>;

/** `g++-11` becomes `g++`, and where that is missing too the machine's own compiler is used. Such a job is worth less than one that lacks nothing. */
export async function withCompilersHere<T extends { weight: number; commands: CiCommands }>(
  jobs: readonly T[],
  versionsOf: VersionsOf,
): Promise<T[]> {
  const named = new Set<string>();
  for (const { commands } of jobs) replaced(commands, (name) => named.add(name) && name);
  const here = named.size === 0 ? new Map() : await versionsOf([...named].flatMap((name) => [name, plainOf(name)]));
  return jobs.map((job) => {
    const lacking = new Set<string>();
    const use = (name: string) => {
      if (!here.has(name)) lacking.add(name);
      return [name, plainOf(name)].find((one) => here.has(one));
    };
    const commands = replaced(job.commands, use);
    const words = [...lacking].map(
      (name) => `the compiler ${name} (not here: ${here.get(plainOf(name)) ?? "the machine's own"} is used)`,
    );
    const leftOut = [...words, ...commands.leftOut];
    return { ...job, weight: job.weight - (words.length > 0 ? 1 : 0), commands: { ...commands, leftOut } };
  });
}

const plainOf = (name: string) => name.replace(/-?\d[\d.]*$/, '');

/** Where a variable, or an option of CMake, says which one. */
const compiler =
  /(?<=^|[\s(])((?:-D ?CMAKE_C(?:XX)?_COMPILER(?::\w+)?|C(?:C|XX)|COMPILER)=)(["']?)([\w.+/-]+)\2( |(?=[\s;&|)'"]|$))/g;

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
