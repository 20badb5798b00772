/** Reads toolchain versions pinned in files such as .nvmrc, and reports those that the installed programs do not satisfy. */

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
        : `here it is “${answer.slice(0, 200)}”: the tests run on what is here`;
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
