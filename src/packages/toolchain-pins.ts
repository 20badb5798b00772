/**
 * Names the toolchain programs that commands run on, reports versions pinned in files such as .nvmrc that are not met,
 * and finds in a command's output which program is missing.
 */

import type { Commands } from './commands.ts';

export interface Pin {
  file: string;
  /** The program to ask for its version. */
  tool: string;
  /** As the file has it. */
  wants: string;
  /** A lower bound and not the one version. */
  isLeast?: boolean;
  /** Any of these will do, in the place of `wants`. */
  anyOf?: readonly string[];
}

/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
export async function toolchainPins(read: (path: string) => Promise<string | undefined>): Promise<Pin[]> {
  const found: Pin[] = [];
  for (const { file, tool, version, isLeast } of files) {
    const text = (await read(file))?.replaceAll('\r', '');
    const [, bound, wants] = (text && version.exec(text)) || [];
    if (wants !== undefined) found.push({ file, tool, wants, isLeast: isLeast || (bound ?? '').startsWith('>') });
  }
  return found;
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
  return pins.flatMap(({ file, tool, wants, isLeast = false, anyOf = [wants] }) => {
    const answer = said.get(tool);
    if (answer !== undefined && anyOf.some((one) => satisfies(answer, tool, one, isLeast))) return [];
    const here =
      answer === undefined
        ? 'none is here: install it before the run'
        : `here it is “${answer.slice(0, 200)}”, which the tests run on`;
    return [`\`${file}\` asks for ${tool} ${wants}${isLeast ? ' or newer' : ''}, and ${here}.`];
  });
}

const number = String.raw`(\d+(?:\.\d+)*)`;
/** What stands around a version: before it nothing or a bound in a group of its own, behind it the end of what is said. */
const alone = (name: string) => new RegExp(String.raw`^\s*()${name}v?${number}\s*(?:#.*)?$`, 'm');
const quoted = (key: string) => new RegExp(String.raw`^\s*${key}\s*=\s*"\s*(>=|)\s*${number}\s*(?:,[^"]*)?"`, 'm');

const files: readonly { file: string; tool: string; version: RegExp; isLeast?: true }[] = [
  ...['.nvmrc', '.node-version'].map((file) => ({ file, tool: 'node', version: alone('') })),
  { file: '.python-version', tool: 'python3', version: alone('') },
  { file: '.ruby-version', tool: 'ruby', version: alone('(?:ruby-)?') },
  ...[
    ['node(?:js)?', 'node'],
    ['python', 'python3'],
    ['go(?:lang)?', 'go'],
    ['ruby', 'ruby'],
    ['java', 'java'],
    ['rust', 'cargo'],
  ].flatMap(([plugin = '', tool = '']) => {
    const first = new RegExp(String.raw`^()${plugin}\s+(?:[a-z]+-)?${number}`, 'm');
    const tools = new RegExp(
      String.raw`^\[tools\]$[^[]*?^()${plugin}\s*=\s*[[{]?\s*(?:version\s*=\s*)?"${number}"`,
      'm',
    );
    const ofMise = ['mise.toml', '.mise.toml', '.config/mise.toml'].map((file) => ({ file, tool, version: tools }));
    return [{ file: '.tool-versions', tool, version: first }, ...ofMise];
  }),
  ...['go.work', 'go.mod'].flatMap((file) =>
    ['go ', 'toolchain go'].map((line) => ({ file, tool: 'go', version: alone(line), isLeast: true as const })),
  ),
  ...['rust-toolchain', 'rust-toolchain.toml'].map((file) => ({ file, tool: 'cargo', version: quoted('channel') })),
  { file: 'rust-toolchain', tool: 'cargo', version: alone('') },
  // Several bounds are not told.
  { file: 'package.json', tool: 'node', version: /"node"\s*:\s*"\s*(>=|\^|v|)\s*(\d+(?:\.\d+)*)(?:\.[x*])*\s*"/ },
  { file: 'pyproject.toml', tool: 'python3', version: quoted('requires-python'), isLeast: true },
  { file: 'Cargo.toml', tool: 'cargo', version: quoted('rust-version'), isLeast: true },
  // With more behind it, as `engine: 'jruby'` or a second bound, it is not the one version of what is here.
  { file: 'Gemfile', tool: 'ruby', version: /^ruby\s*\(?\s*()["']([\d.]+)["']\s*\)?\s*(?:#.*)?$/m },
];

function satisfies(answer: string, tool: string, wants: string, isLeast: boolean): boolean {
  const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
  // An answer that is no version is what a shim says that has not got what was asked for.
  if (version === undefined || /error|not installed|requires|not available|download/i.test(answer)) return false;
  const [have, want] = [version.replace(tool === 'java' ? /^1\./ : '', ''), wants.replace(/^v/, '')].map(
    (one) => one.match(/\d+/g)?.map(Number) ?? [],
  ) as [number[], number[]];
  // Vendors of Java count their patches each in their own way.
  if (tool === 'java') return have[0] === want[0];
  const at = want.findIndex((part, index) => part !== (have[index] ?? 0));
  return at < 0 || (isLeast && (have[at] ?? 0) > (want[at] ?? 0));
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
  /^zsh: command not found: ([\w.+/-]{1,100})$/m,
  /(?:^g?make(?:\[\d{1,3}\])?|\benv): [‘'"]?([\w.+/-]{1,100})[’'"]?: No such file or directory$/m,
  /\b(?:spawn |exec: ")([\w.+/-]{1,100})(?: ENOENT\b|": executable file not found)/,
];

/** What is to be done about it, as one sentence. */
export const installWords = (tool: string) =>
  `\`${tool}\` is missing here: if it is one of the dependencies, \`setup-command\` must install them; otherwise install it first.`;
