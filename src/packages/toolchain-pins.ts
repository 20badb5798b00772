/** Files that ask for a toolchain: which program, in which version, and whether what is here will do. */

import { objectIn, parsedJson } from '../text/json.ts';

export interface Pin {
  file: string;
  /** The program to ask for its version. */
  tool: string;
  /** As the file has it. */
  asks: string;
  /** A lower bound and not the one version. */
  isLeast?: true;
}

/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
export async function toolchainPins(read: (path: string) => Promise<string | undefined>): Promise<Pin[]> {
  const found: Pin[] = [];
  for (const [file, pinsIn] of Object.entries(files)) {
    const text = await read(file);
    if (text !== undefined) found.push(...pinsIn(text).map((pin) => ({ file, ...pin })));
  }
  return found.filter(({ tool, asks }) => wanted(tool, asks) !== undefined);
}

/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
export function pinWords(pins: readonly Pin[], said: ReadonlyMap<string, string>): string[] {
  return pins.flatMap(({ file, tool, asks, isLeast }) => {
    const answer = said.get(tool);
    if (answer !== undefined && satisfies(answer, { tool, asks, isLeast })) return [];
    const here =
      answer === undefined
        ? 'none is here: install it before the run'
        : `here it is “${answer.slice(0, 200)}”: the tests run on what is here`;
    return [`\`${file}\` asks for ${tool} ${asks}${isLeast ? ' or newer' : ''}, and ${here}.`];
  });
}

type Found = Omit<Pin, 'file'>;

const lines = (text: string) =>
  text.split('\n').flatMap((line) => {
    const said = line.replace(/#.*/, '').trim();
    return said === '' ? [] : [said];
  });
const first =
  (tool: string) =>
  (text: string): Found[] =>
    lines(text)
      .slice(0, 1)
      .map((asks) => ({ tool, asks }));

const files: Readonly<Record<string, (text: string) => Found[]>> = {
  '.nvmrc': first('node'),
  '.node-version': first('node'),
  '.python-version': first('python3'),
  '.ruby-version': first('ruby'),
  '.tool-versions': toolVersionsFile,
  'go.work': goFile,
  'go.mod': goFile,
  'rust-toolchain': (text) => (text.includes('[toolchain]') ? rustChannel(text) : first('cargo')(text)),
  'rust-toolchain.toml': rustChannel,
  'package.json': manifest,
};

/** asdf and mise: a plugin and its versions, of which the first is the one that is used. */
function toolVersionsFile(text: string): Found[] {
  return lines(text).flatMap((line) => {
    const [plugin = '', asks] = line.split(/\s+/);
    const tool = plugins.get(plugin);
    return tool === undefined || asks === undefined ? [] : [{ tool, asks }];
  });
}
const plugins = new Map(
  Object.entries({
    ...{ nodejs: 'node', node: 'node', python: 'python3', golang: 'go', go: 'go', ruby: 'ruby', java: 'java' },
    ...{ rust: 'cargo', bun: 'bun', deno: 'deno', php: 'php', perl: 'perl' },
  }),
);

/** The newer of both lines: either keeps an older go from starting. */
function goFile(text: string): Found[] {
  const asked = [...text.matchAll(/^(?:go|toolchain)[ \t]+(?:go)?(\d[\w.]*)/gm)].map(([, version = '']) => version);
  const asks = asked.sort((a, b) => compare(numbers(b), numbers(a)))[0];
  return asks === undefined ? [] : [{ tool: 'go', asks, isLeast: true }];
}

function rustChannel(text: string): Found[] {
  const asks = /^\s*channel\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1];
  return asks === undefined ? [] : [{ tool: 'cargo', asks }];
}

/** Volta's version, or engines that name one: a range asks for nothing that could be missing here alone. */
function manifest(text: string): Found[] {
  const { volta, engines } = objectIn(parsedJson(text));
  const asks = [objectIn(volta).node, objectIn(engines).node].find(
    (one): one is string => typeof one === 'string' && /^v?\d+(?:\.(?:\d+|x|\*))*$/.test(one),
  );
  return asks === undefined ? [] : [{ tool: 'node', asks }];
}

const codenames = new Map(
  Object.entries({
    ...{ argon: 4, boron: 6, carbon: 8, dubnium: 10, erbium: 12, fermium: 14, gallium: 16, hydrogen: 18 },
    ...{ iron: 20, jod: 22, krypton: 24 },
  }),
);

/** Its numbers, or the channel of Rust; undefined where it names no version. */
function wanted(tool: string, asks: string): number[] | 'stable' | 'beta' | 'nightly' | undefined {
  const channel = /^(stable|beta|nightly)\b/.exec(asks)?.[1] as 'stable' | 'beta' | 'nightly' | undefined;
  if (tool === 'cargo' && channel !== undefined) return channel;
  const named = tool === 'node' ? codenames.get(asks.toLowerCase().replace(/^lts\//, '')) : undefined;
  if (named !== undefined) return [named];
  const version = /^(?:[a-z]+-)*v?(\d+(?:\.\d+)*)/i.exec(asks)?.[1];
  return version === undefined || /^(?:ref|path|pypy|jruby|truffleruby|miniconda)/i.test(asks)
    ? undefined
    : numbers(version);
}

function satisfies(answer: string, { tool, asks, isLeast }: Found): boolean {
  const want = wanted(tool, asks);
  const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
  // An answer that is no version is what a shim says that has not got what was asked for.
  if (
    want === undefined ||
    version === undefined ||
    /error|not installed|requires|not available|download/i.test(answer)
  )
    return false;
  if (want === 'stable') return !/-(?:nightly|beta)/.test(answer);
  if (typeof want === 'string') return answer.includes(`-${want}`);
  const have = numbers(version.replace(tool === 'java' ? /^1\./ : '', ''));
  // Vendors of Java count their patches each in their own way.
  if (tool === 'java') return have[0] === want[0];
  return isLeast ? compare(have, want) >= 0 : want.every((part, at) => have[at] === part);
}

const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const by = (a[at] ?? 0) - (b[at] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}
