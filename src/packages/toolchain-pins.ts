/** Files that ask for a toolchain: which program, in which version, and whether what is here will do. */

import { objectIn, parsedJson } from '../text/json.ts';
import { tomlOf } from './ecosystems/formats.ts';

export interface Pin {
  file: string;
  /** The program to ask for its version. */
  tool: string;
  /** As the file has it. */
  wants: string;
  /** A lower bound and not the one version. */
  isLeast?: true;
  /** A range: from each of these on, in the same major where it is no least one. */
  anyOf?: { isLeast: boolean; from: number[] }[];
}

/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
export async function toolchainPins(read: (path: string) => Promise<string | undefined>): Promise<Pin[]> {
  const found: Pin[] = [];
  for (const [file, pinsIn] of Object.entries(files)) {
    const text = await read(file);
    if (text !== undefined) for (const one of pinsIn(text).map((pin) => ({ file, ...pin }))) found.push(one);
  }
  return found.filter(({ tool, wants, anyOf }) => anyOf !== undefined || wanted(tool, wants) !== undefined);
}

/** Of a job that runs on several versions: any of them will do. */
export function pinsOfJob(file: string, wants: readonly { tool: string; versions: readonly string[] }[]): Pin[] {
  return wants.flatMap(({ tool, versions }) => {
    const known = versions.map((version) => wanted(tool, version));
    const anyOf = known.flatMap((from) => (Array.isArray(from) ? { isLeast: false, from } : []));
    return anyOf.length < versions.length ? [] : [{ file, tool, wants: versions.join(' or '), anyOf }];
  });
}

/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
export function pinWords(pins: readonly Pin[], said: ReadonlyMap<string, string>): string[] {
  return pins.flatMap(({ file, tool, wants, isLeast, anyOf }) => {
    const answer = said.get(tool);
    if (answer !== undefined && satisfies(answer, { tool, wants, isLeast, anyOf })) return [];
    const here =
      answer === undefined
        ? 'none is here: install it before the run'
        : `here it is “${answer.slice(0, 200)}”: the tests run on what is here`;
    return [`\`${file}\` asks for ${tool} ${wants}${isLeast ? ' or newer' : ''}, and ${here}.`];
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
      .map((wants) => ({ tool, wants }));

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
  'mise.toml': miseFile,
  '.mise.toml': miseFile,
  '.config/mise.toml': miseFile,
  'pyproject.toml': (text) => leastOf('python3', objectIn(tomlOf(text).project)['requires-python']),
  'Cargo.toml': (text) => leastOf('cargo', objectIn(tomlOf(text).package)['rust-version']),
  Gemfile: (text) => {
    // With more behind it, as `engine: 'jruby'` or a second bound, it is not the one version of what is here.
    const wants = /^ruby\s*\(?\s*["']([\d.]+)["']\s*\)?\s*(?:#.*)?$/m.exec(text)?.[1];
    return wants === undefined ? [] : [{ tool: 'ruby', wants }];
  },
};

/** `>=3.10`, `>=3.10,<4` and a bare version: the least that will do. */
function leastOf(tool: string, wants: unknown): Found[] {
  const least = /^\s*(?:>=\s*)?(\d[\d.]*)\s*(?:$|,)/.exec(typeof wants === 'string' ? wants : '')?.[1];
  return least === undefined ? [] : [{ tool, wants: least, isLeast: true }];
}

/** asdf and mise: a plugin and its versions, of which the first is the one that is used. */
function toolVersionsFile(text: string): Found[] {
  return lines(text).flatMap((line) => {
    const [plugin = '', wants] = line.split(/\s+/);
    const tool = plugins.get(plugin);
    return tool === undefined || wants === undefined ? [] : [{ tool, wants }];
  });
}
const plugins = new Map(
  Object.entries({
    ...{ nodejs: 'node', node: 'node', python: 'python3', golang: 'go', go: 'go', ruby: 'ruby', java: 'java' },
    ...{ rust: 'cargo', bun: 'bun', deno: 'deno', php: 'php', perl: 'perl' },
  }),
);

/** `node = "22"`, `python = ["3.12", "3.11"]` or `go = { version = "1.22" }` below `[tools]`. */
function miseFile(text: string): Found[] {
  return Object.entries(objectIn(tomlOf(text).tools)).flatMap(([plugin, written]) => {
    const [first] = Array.isArray(written) ? written : [written];
    const wants = objectIn(first).version ?? first;
    const tool = plugins.get(plugin);
    return tool === undefined || typeof wants !== 'string' ? [] : [{ tool, wants }];
  });
}

/** The newer of both lines: either keeps an older go from starting. */
function goFile(text: string): Found[] {
  const asked = [...text.matchAll(/^(?:go|toolchain)[ \t]+(?:go)?(\d[\w.]*)/gm)].map(([, version = '']) => version);
  const wants = asked.sort((a, b) => compare(numbers(b), numbers(a)))[0];
  return wants === undefined ? [] : [{ tool: 'go', wants, isLeast: true }];
}

function rustChannel(text: string): Found[] {
  const wants = objectIn(tomlOf(text).toolchain).channel;
  return typeof wants === 'string' ? [{ tool: 'cargo', wants }] : [];
}

/** Volta's version, or what engines allow. */
function manifest(text: string): Found[] {
  const { volta, engines } = objectIn(parsedJson(text.replace(/^\uFEFF/, '')));
  const wants = [objectIn(volta).node, objectIn(engines).node].find((one) => typeof one === 'string');
  return typeof wants === 'string' ? nodeRange(wants) : [];
}

/** One version, or versions of which each is a least (`>=18`) or a major (`^18`, `18.x`): what else a range may say is not told. */
function nodeRange(text: string): Found[] {
  const parts = text.split('||').map((part) => part.trim());
  const isOne = parts.length === 1 && /^[v=]?\d+(?:\.(?:\d+|x|\*))*$/i.test(text.trim());
  if (isOne) return [{ tool: 'node', wants: text.trim() }];
  const known = parts.map((part) => /^(>=|\^)\s*(\d+(?:\.\d+)*)$|^(\d+)(?:\.[x*])*$/i.exec(part));
  if (known.some((one) => one === null)) return [];
  const anyOf = known.map((one) => ({ isLeast: one?.[1] === '>=', from: numbers(one?.[2] ?? one?.[3] ?? '') }));
  return [{ tool: 'node', wants: text.trim(), anyOf }];
}

const codenames = new Map(
  Object.entries({
    ...{ argon: 4, boron: 6, carbon: 8, dubnium: 10, erbium: 12, fermium: 14, gallium: 16, hydrogen: 18 },
    ...{ iron: 20, jod: 22, krypton: 24 },
  }),
);

/** Its numbers, or the channel of Rust; undefined where it names no version. */
function wanted(tool: string, wants: string): number[] | 'stable' | 'beta' | 'nightly' | undefined {
  const channel = /^(stable|beta|nightly)\b/.exec(wants)?.[1] as 'stable' | 'beta' | 'nightly' | undefined;
  if (tool === 'cargo' && channel !== undefined) return channel;
  const named = tool === 'node' ? codenames.get(wants.toLowerCase().replace(/^lts\//, '')) : undefined;
  if (named !== undefined) return [named];
  const version = /^(?:[a-z]+-)*v?(\d+(?:\.\d+)*)/i.exec(wants)?.[1];
  return version === undefined || /^(?:ref|path|pypy|jruby|truffleruby|miniconda)/i.test(wants)
    ? undefined
    : numbers(version);
}

function satisfies(answer: string, { tool, wants, isLeast, anyOf }: Found): boolean {
  const want = anyOf === undefined ? wanted(tool, wants) : [];
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
  if (anyOf !== undefined)
    return anyOf.some(({ isLeast, from }) => compare(have, from) >= 0 && (isLeast || have[0] === from[0]));
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
