/** Finds the tool versions that files such as .nvmrc pin, and reports installed programs of another version. */

import { objectIn } from '../text/json.ts';
import type { Commands } from './commands.ts';
import { tomlOf } from './ecosystems/ecosystem.ts';

export interface Pin {
  file: string;
  /** The program to ask for its version. */
  tool: string;
  /** As the file has it. */
  wants: string;
  /** Any of these will do, in the place of `wants`. */
  anyOf?: readonly string[];
}

/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
export async function toolchainPins(read: (path: string) => Promise<string | undefined>): Promise<Pin[]> {
  const found = files.map(async ([file, versionsIn]) => {
    const text = (await read(file))?.replaceAll('\r', '') ?? '';
    return Object.entries(versionsIn(text)).flatMap(([name, said]): Pin[] => {
      const version = typeof said === 'string' ? said : objectIn(said).version;
      const wants = /^\s*(?:[a-z]+-)?v?(\d+(?:\.\d+)*)(?![\w-])/m.exec(String(version ?? ''))?.[1];
      const tool = plugins[name] ?? '';
      return wants === undefined || tool === '' ? [] : [{ file, tool, wants }];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Of a job that runs on several versions: any of them will do. */
export function pinsOfJob(file: string, wants: readonly { tool: string; versions: readonly string[] }[]): Pin[] {
  return wants.flatMap(({ tool, versions }) =>
    versions.every((version) => /^v?\d/.test(version))
      ? [{ file, tool, wants: versions.join(' or '), anyOf: versions }]
      : [],
  );
}

/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
export function pinWords(pins: readonly Pin[], said: ReadonlyMap<string, string>): string[] {
  return pins.flatMap(({ file, tool, wants, anyOf = [wants] }) => {
    const answer = said.get(tool);
    if (answer !== undefined && anyOf.some((one) => satisfies(answer, tool, one))) return [];
    const here =
      answer === undefined
        ? 'none is here: install it before the run'
        : `here it is “${answer.slice(0, 200)}”, which the tests run on`;
    return [`\`${file}\` asks for ${tool} ${wants}, and ${here}.`];
  });
}

/** Names of plugins and of tools in these files, and the program that each stands for. */
const plugins: Readonly<Record<string, string>> = {
  ...{ node: 'node', nodejs: 'node', python: 'python3', go: 'go', golang: 'go' },
  ...{ ruby: 'ruby', java: 'java', rust: 'cargo' },
};

const toolsOfMise = (text: string) => objectIn(tomlOf(text).tools);

/** What a package manager itself refuses (a bound in a manifest) is not among them. */
const files: readonly [file: string, versionsIn: (text: string) => Record<string, unknown>][] = [
  ['.nvmrc', (node) => ({ node })],
  ['.node-version', (node) => ({ node })],
  ['.python-version', (python) => ({ python })],
  ['.ruby-version', (ruby) => ({ ruby })],
  ['.tool-versions', (text) => Object.fromEntries(text.split('\n').map((line) => line.split(/\s+(.*)/)))],
  ['mise.toml', toolsOfMise],
  ['.mise.toml', toolsOfMise],
  ['.config/mise.toml', toolsOfMise],
];

function satisfies(answer: string, tool: string, wants: string) {
  const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
  // An answer that is no version is what a shim says that has not got what was asked for.
  if (version === undefined || /error|not installed|requires|not available|download/i.test(answer)) return false;
  const [have, want] = [version.replace(tool === 'java' ? /^1\./ : '', ''), wants.replace(/^v/, '')].map(
    (one) => one.match(/\d+/g)?.map(Number) ?? [],
  ) as [number[], number[]];
  // Vendors of Java count their patches each in their own way.
  if (tool === 'java') return have[0] === want[0];
  return want.every((part, index) => part === (have[index] ?? 0));
}

/** Program to ask for its version → words of commands that run on it. Those that start fast are asked, not npm or mvn. */
const runtimes: Readonly<Record<string, readonly string[]>> = {
  node: ['node', 'npm', 'npx', 'pnpm', 'yarn', 'vitest', 'jest', 'mocha', 'ava', 'tap', 'playwright', 'tsc', 'eslint'],
  bun: ['bun', 'bunx'],
  deno: ['deno'],
  python3: ['python3', 'pytest', 'py.test', 'tox', 'nox'],
  python: ['python'],
  ruby: ['ruby', 'bundle', 'rspec', 'rake', 'rails'],
  php: ['php', 'composer', 'phpunit', 'pest'],
  perl: ['perl', 'prove'],
  cargo: ['cargo', 'rustc'],
  go: ['go'],
  java: ['java', 'javac', 'mvn', 'mvnw', 'gradle', 'gradlew'],
  dotnet: ['dotnet'],
  swift: ['swift'],
};

/** Names of programs, each once. Words are told apart as a shell would, roughly: one too many only costs a question. */
export function runtimesOf({ setup, build, test }: Commands): string[] {
  const words = [setup, build, test]
    .flatMap((command) => (command ?? '').split(/[\s;&|()'"]+/))
    .map((word) => word.slice(word.lastIndexOf('/') + 1));
  const said = new Set(words);
  return Object.entries(runtimes).flatMap(([runtime, users]) =>
    users.some((user) => said.has(user)) ? [runtime] : [],
  );
}

/** The first that the output tells of. */
export function missingTool(output: string): string | undefined {
  for (const pattern of sayings) {
    const name = pattern.exec(output)?.[1];
    if (name !== undefined) return name.slice(name.lastIndexOf('/') + 1);
  }
  return undefined;
}

const sayings = [
  /(?:sh|shell|(?:^|: )(?:line )?\d{1,7}): ([\w.+/-]{1,100}): (?:command )?not found$/m,
  /(?:^g?make(?:\[\d{1,3}\])?|\benv): [‘'"]?([\w.+/-]{1,100})[’'"]?: No such file or directory$/m,
  /\b(?:spawn |exec: ")([\w.+/-]{1,100})(?: ENOENT\b|": executable file not found)/,
];

/** What is to be done about it, as one sentence. */
export const installWords = (tool: string) =>
  `\`${tool}\` is missing here: if it is one of the dependencies, \`setup-command\` must install them; otherwise install it first.`;
