/**
 * Recognises compiled code by a file's bytes and name, and says what kind it is. Nobody can read it in a pull request, and
 * interpreters and loaders prefer it to the source next to it. Pictures, fonts and data pass.
 */

import { isUtf8 } from 'node:buffer';
import { listed } from '../text/listed.ts';

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

function isWindowsProgram(bytes: Buffer): boolean {
  if (bytes.length < 0x40 || bytes.subarray(0, 2).toString('latin1') !== 'MZ') return false;
  const at = bytes.readUInt32LE(0x3c);
  return at + 4 <= bytes.length && bytes.subarray(at, at + 2).toString('latin1') === 'PE';
}

/** A zip anywhere in the file (Java and Python read it from its end) that names code of interpreters or a manifest of theirs. */
function isArchiveOfCode(bytes: Buffer): boolean {
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
function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** Of the versions that have a mark: it, and the instruction that ends it. */
function isPickle(bytes: Buffer): boolean {
  return bytes[0] === 0x80 && (bytes[1] ?? 0) >= 2 && (bytes[1] ?? 0) <= 5 && bytes.at(-1) === 0x2e;
}
