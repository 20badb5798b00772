/**
 * Searches a commit's changed files for what must not be published: secrets, packages from new hosts, compiled code,
 * the path of the run's own folder. Compiled code is forbidden because nobody can read it in a pull request and loaders
 * prefer it to the source beside it.
 */

import { isUtf8 } from 'node:buffer';
import type { Git } from '../git/git.ts';
import { readBlobs } from '../git/git-objects.ts';
import { absentMode, type Difference, submoduleMode } from '../git/trees.ts';
import { listed } from '../text/word-list.ts';
import { changedSources } from './package-sources/new-sources.ts';
import { lintSecrets, maxLintedLength, type SecretScan, scanFor } from './secret-scan.ts';

export interface ContentJudgement {
  path: string;
  rule: 'secret' | 'package-source' | 'binary' | 'place';
  reason: string;
}

/** Judges each change by what it brings that was not in the file before; with `secretsOnly` by nothing else that is in it. */
export async function judgeContents(
  git: Git,
  changes: readonly Difference[],
  sizes: ReadonlyMap<string, number>,
  {
    secrets,
    maxBytes,
    place,
    secretsOnly = false,
  }: { secrets: readonly string[]; maxBytes: number; place?: string; secretsOnly?: boolean },
): Promise<ContentJudgement[]> {
  const scan = scanFor(secrets);
  const size = (id: string) => sizes.get(id) ?? 0;
  // A change of the mode alone brings no bytes, a deletion none at all.
  const written = changes.filter(({ toMode, fromId, toId }) => toMode !== absentMode && fromId !== toId);
  const idsOf = ({ fromMode, fromId, toId }: Difference) => [
    toId,
    ...(fromMode === absentMode || fromMode === submoduleMode || size(fromId) > maxBytes ? [] : [fromId]),
  ];
  const held: ContentJudgement[] = [];
  for (const part of inBatches(written, (change) => idsOf(change).reduce((sum, id) => sum + size(id), 0))) {
    const blobs = await readBlobs(git, part.flatMap(idsOf), sizes);
    for (const { path, fromId, toId } of part) {
      const after = blobs.get(toId);
      const found =
        after === undefined
          ? unreadable
          : await judge(scan, path, {
              before: textOf(blobs.get(fromId)),
              after: textOf(after),
              bytes: after,
              secretsOnly,
              place,
            });
      if (found !== undefined) held.push({ path, ...found });
    }
  }
  return held;
}

const unreadable = { rule: 'secret', reason: 'cannot be read, and so not searched for secrets' } as const;

type Found = Omit<ContentJudgement, 'path'> | undefined;

interface Change {
  before: string;
  after: string;
  bytes: Buffer;
  secretsOnly: boolean;
  /** The folder in which the run works: a file that names it is of use nowhere else. */
  place?: string;
}

async function judge(scan: SecretScan, path: string, change: Change): Promise<Found> {
  const { before, after, bytes, secretsOnly, place } = change;
  if (scan(path) || (scan(after) && !scan(before))) {
    return { rule: 'secret', reason: 'holds a secret of this run' };
  }
  if (place !== undefined && after.includes(place) && !before.includes(place)) {
    return { rule: 'place', reason: 'names the folder in which this run works: use a relative path' };
  }
  const source = secretsOnly ? undefined : newSource(path, before, after);
  const found = source ?? (await looksSecret(before, after));
  const kind = found === undefined && !secretsOnly ? compiledKind(path, bytes) : undefined;
  return kind === undefined ? found : { rule: 'binary', reason: `is ${kind}, which nobody can read` };
}

function newSource(path: string, before: string, after: string): Found {
  const sources = changedSources(path, before, after);
  if (sources === 'unreadable')
    return { rule: 'package-source', reason: 'cannot be searched for the sources of its packages' };
  if (sources.length === 0) return undefined;
  const reason = `takes packages from ${sources.slice(0, 3).join(', ')}, which it did not before`;
  return { rule: 'package-source', reason };
}

async function looksSecret(before: string, after: string): Promise<Found> {
  if (after.length > maxLintedLength) return undefined;
  const fresh = (await lintSecrets(after)).find(({ text }) => !before.includes(text));
  return fresh === undefined ? undefined : { rule: 'secret', reason: `holds what looks like a secret (${fresh.kind})` };
}

/** UTF-16 as it reads; any other bytes one character each as well, so that ASCII in a binary is found. */
function textOf(bytes: Buffer = Buffer.alloc(0)) {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  return bytes.includes(0) ? `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}` : bytes.toString('utf8');
}

/** What loaders take by the name alone, whatever the bytes are; text of such a name is none. */
const loadedByName = new Set(
  listed(`
    pyc pyo pyd so dylib dll node class jar war ear exe o obj a lib rlib rmeta gch pch pcm beam elc jsc luac phar whl egg pyz nupkg gem
    wasm dill cmo cmx hi hbc lnk bc dex apk aar xpi vsix nib
  `),
);
/** Packages of code: an archive of such a name is installed as one. */
const packageArchive = /\.(tgz|tar\.gz|tar\.xz|tar\.bz2|tar\.zst|tbz2|txz|crate)$/i;

/** What begins with which bytes. */
const magics: readonly [what: string, ...starts: string[]][] = [
  ['an ELF program or library', '7f454c46'],
  ['a Java class or a Mach-O program', 'cafebabe'],
  ['a Mach-O program or library', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe'],
  ['WebAssembly', '0061736d'],
  ['a library of object files', '213c617263683e0a', '213c7468696e3e0a'],
  ['Android bytecode', '6465780a'],
  ['serialized Java objects, which run as they are read', 'aced0005'],
  [
    'an archive that nobody opens in a pull request',
    '377abcaf271c',
    '526172211a07',
    '4d534346',
    'edabeedb',
    '68737173',
  ],
];

/** What compiled code a file is, or undefined. */
export function compiledKind(path: string, bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 8).toString('hex');
  const byMagic = magics.find(([, ...starts]) => starts.some((magic) => start.startsWith(magic)))?.[0];
  if (byMagic !== undefined) return byMagic;
  if (isWindowsProgram(bytes)) return 'a Windows program or library';
  if (bytes.length > 16 && start.startsWith('464f5231') && bytes.subarray(8, 12).toString('latin1') === 'BEAM')
    return 'compiled Erlang';
  if (isArchiveOfCode(bytes)) return 'an archive of code';
  if (isPickle(bytes)) return 'a Python pickle, which runs as it is read';
  const binary = bytes.includes(0) || !isUtf8(bytes);
  // Two bytes of version, then CR LF: the interpreter's own check. A `.pyc` of any version is as bad.
  if (
    binary &&
    (/(^|\/)__pycache__\//i.test(path) ||
      (start.slice(4, 8) === '0d0a' && bytes.length > 16 && bytes.readUInt32LE(4) < 4))
  )
    return 'compiled Python';
  if (bytes.includes('__HALT_COMPILER') && binary) return 'a PHP archive';
  if (binary && loadedByName.has(endingOf(path.replace(/(\.\d+)+$/, '')))) return 'compiled code by its name';
  return binary && packageArchive.test(path) ? 'a package of code' : undefined;
}

function isWindowsProgram(bytes: Buffer) {
  if (bytes.length < 0x40 || bytes.subarray(0, 2).toString('latin1') !== 'MZ') return false;
  const at = bytes.readUInt32LE(0x3c);
  return at + 4 <= bytes.length && bytes.subarray(at, at + 2).toString('latin1') === 'PE';
}

/** A zip anywhere in the file (Java and Python read it from its end) that names code of interpreters or a manifest of theirs. */
function isArchiveOfCode(bytes: Buffer) {
  const directory = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bytes.indexOf(directory); at >= 0; at = bytes.indexOf(directory, at + 4)) {
    if (at + 46 > bytes.length) return false;
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, at + 46 + length).toString('latin1');
    if (/^META-INF\/|vbaProject\.bin$/i.test(name) || codeInArchive.has(endingOf(name))) return true;
  }
  return false;
}

const codeInArchive = new Set(
  listed(`
    class py pyc pkl so dll dylib node exe jar js jsx cjs mjs ts tsx cts mts rb php sh ps1 bat pl pm lua wasm
  `),
);

/** The last ending of a path, in lower case. */
function endingOf(path: string) {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** Of the versions that have a mark: it, and the instruction that ends it. */
function isPickle(bytes: Buffer) {
  return bytes[0] === 0x80 && (bytes[1] ?? 0) >= 2 && (bytes[1] ?? 0) <= 5 && bytes.at(-1) === 0x2e;
}

/** Blobs read in one call hold at most this much together. */
const batchBytes = 64 * 1024 * 1024;

/** Splits items so that the objects of one part fit into memory together. */
function inBatches<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const part = parts.at(-1);
    if (part === undefined || size > room) {
      parts.push([item]);
      room = batchBytes - size;
    } else {
      part.push(item);
      room -= size;
    }
  }
  return parts;
}
