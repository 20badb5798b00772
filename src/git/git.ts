/**
 * Runs git commands in such a way that nothing in a work tree or its `.git` can execute code. Every command uses a git
 * folder of Redgreen's own, only the configuration below, no hooks and no filters.
 */

import { isUtf8 } from 'node:buffer';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, resolve } from 'node:path';
import { execa } from 'execa';
import { type Check, fail, ok } from '../run/doctor-check.ts';
import { program } from '../run/system-programs.ts';

export interface GitPlace {
  gitDir: string;
  tree?: string;
  signal?: AbortSignal;
}

export interface GitOptions {
  input?: Buffer | string;
  /** Added to the environment: index file, identity, work tree. */
  env?: Record<string, string>;
  /** Added to the configuration by environment, never by argv, which other processes can read. */
  config?: [key: string, value: string][];
  timeoutMs?: number;
  /** Ends it, as that of its place does. */
  signal?: AbortSignal;
  /** Output beyond this is cut and git is ended. Default: 512 MiB, and then it is an error. */
  cutAtBytes?: number;
  cwd?: string;
}

export interface GitResult {
  /** null where git was ended from outside. */
  code: number | null;
  stdout: Buffer;
  stderr: string;
  cut: boolean;
}

/** Of a git call that failed where it should not have. */
export function failed(verb: string, { code, stderr }: Pick<GitResult, 'code' | 'stderr'>): Error {
  const said = stderr.trim().split('\n').slice(-3).join(' ') || 'no message';
  return new Error(`git ${verb} ended with ${code ?? 'a signal'}: ${said}`);
}

export type Git = ReturnType<typeof gitAt>;

/** Git bound to one git folder: `run` returns whatever happened, `text` and `bytes` throw unless git exited 0. */
export function gitAt(place: GitPlace) {
  const run = async (args: string[], options: GitOptions = {}) => call(place, args, options);
  const bytes = async (args: string[], options: GitOptions = {}) => {
    const result = await run(args, options);
    if (result.code !== 0 && !result.cut) throw failed(args[0] ?? '', result);
    return result.stdout;
  };
  const text = async (args: string[], options: GitOptions = {}) => (await bytes(args, options)).toString().trim();
  return { place, run, bytes, text };
}

/** Makes a bare git folder where there is none, for objects like `commit`. Without git's template: no hook, no setting. */
export async function initGit(place: GitPlace, commit = ''): Promise<Git> {
  await mkdir(place.gitDir, { recursive: true, mode: 0o700 });
  const git = gitAt(place);
  const format = commit.length === 64 ? 'sha256' : 'sha1';
  await git.text(['init', '-q', '--bare', '--template=', `--object-format=${format}`]);
  return git;
}

/** The one git of this machine: no folder of PATH is asked for it. */
const gitProgram = (): string => program('git');

/** Whether the machine's git is known to be new enough: it does not change while a process lives. */
let isRecent: Promise<void> | undefined;

/** Throws where git is too old. */
export function requireVersion(git: Git): Promise<void> {
  isRecent ??= git.text(['version']).then((text) => {
    if (isOlder(text, 2032)) throw new Error(`${gitProgram()} is too old (${text}): git 2.32 or newer is needed`);
  });
  return isRecent;
}

/** Whether a git is older than `least` (2032: 2.32). One before that would read the user's settings, and not ours from the environment. */
export function isOlder(text: string, least: number): boolean {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? [];
  return Number(major) * 1000 + Number(minor) < least;
}

/** Whether it is one that Redgreen is tested with; `scratch` is a folder to start it in. */
export async function checkGit(scratch: string): Promise<Check> {
  const said = await gitAt({ gitDir: scratch, tree: scratch }).text(['--version']);
  const found = `${gitProgram()}, ${said}`;
  return isOlder(said, 2039) ? fail('git', found, 'Install git 2.39 or newer.') : ok('git', found);
}

const defaultTimeoutMs = 10 * 60_000;
const mostOutputBytes = 512 * 1024 * 1024;

// Measured: with `core.hooksPath` alone, a planted fsmonitor, diff.external and clean filter ran.
const configuration: [string, string][] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.fileMode', 'true'],
  ['core.symlinks', 'true'],
  ['core.protectHFS', 'true'],
  ['core.protectNTFS', 'true'],
  ['credential.helper', ''],
  ['diff.ignoreSubmodules', 'all'],
  ['diff.renames', 'false'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['protocol.ext.allow', 'never'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['advice.detachedHead', 'false'],
];

function environment({ gitDir, tree }: GitPlace, options: GitOptions): Record<string, string> {
  const config = [...configuration, ...(options.config ?? [])];
  return {
    PATH: [...new Set([dirname(gitProgram()), '/usr/bin', '/bin'])].join(delimiter),
    HOME: gitDir,
    LC_ALL: 'C',
    GIT_DIR: gitDir,
    ...(tree === undefined ? {} : { GIT_WORK_TREE: tree }),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(
      config.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    ...options.env,
  };
}

async function call(place: GitPlace, args: string[], options: GitOptions): Promise<GitResult> {
  place.signal?.throwIfAborted();
  const { input, cutAtBytes, timeoutMs = defaultTimeoutMs } = options;
  // Git itself goes there: what is started begins in a folder that foreign code cannot write.
  const result = await execa(gitProgram(), ['-C', resolve(options.cwd ?? place.tree ?? place.gitDir), ...args], {
    ...{ cwd: '/', env: environment(place, options) },
    ...{ input, stdin: input === undefined ? 'ignore' : undefined, encoding: 'buffer', stripFinalNewline: false },
    ...{
      maxBuffer: { stdout: cutAtBytes ?? mostOutputBytes },
      timeout: timeoutMs,
      cancelSignal: options.signal ?? place.signal,
    },
    // A group of its own: Ctrl-C in a terminal must not end the push that keeps the work.
    ...{ extendEnv: false, killSignal: 'SIGKILL', killDescendants: true, cleanup: false, reject: false },
  });
  const { exitCode, signal, stdout, stderr, isMaxBuffer, cause } = result;
  if (exitCode === undefined && signal === undefined)
    throw new Error(`${gitProgram()} could not be started`, { cause });
  if (isMaxBuffer && cutAtBytes === undefined)
    throw new Error(`git ${args[0]} printed more than ${mostOutputBytes} bytes`);
  return {
    code: exitCode ?? null,
    stdout: Buffer.from(stdout),
    stderr: Buffer.from(stderr).toString(),
    cut: isMaxBuffer,
  };
}

/** A byte that is not UTF-8 becomes a lone surrogate (U+DC80–U+DCFF), which `encodePath` turns back. */
export function decodePath(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeBroken(bytes);
}

export function encodePath(path: string): Buffer {
  if (path.isWellFormed()) return Buffer.from(path);
  const parts = [...path].map((char) => {
    const code = char.charCodeAt(0);
    return char.length === 1 && code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(char);
  });
  return Buffer.concat(parts);
}

/** Records that end in NUL, as every `-z` prints and `-z --stdin` reads them. */
export function splitNul(bytes: Buffer): string[] {
  const records: string[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    records.push(decodePath(bytes.subarray(start, end)));
    start = end + 1;
  }
  return records;
}

export function joinNul(records: string[]): Buffer {
  const nul = Buffer.of(0);
  return Buffer.concat(records.flatMap((record) => [encodePath(record), nul]));
}

/** An absolute path below `root` for the file system, which would mangle a lone surrogate in a string. */
export function pathIn(root: string, path: string): string | Buffer {
  return path.isWellFormed() ? `${root}/${path}` : Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}

/** The path and every folder above it, longest first. */
export function* partsOf(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** `src/` of `src/a/b.js`; a path at the root stands for itself. */
export function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : path;
}

/** In the given order, but by the size of the top folder: where something is cut, the largest goes. */
export function smallFoldersFirst<T>(items: readonly T[], pathOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const top = (item: T) => topFolder(pathOf(item));
  for (const item of items) counts.set(top(item), (counts.get(top(item)) ?? 0) + 1);
  return items.toSorted((a, b) => (counts.get(top(a)) ?? 0) - (counts.get(top(b)) ?? 0));
}

function decodeBroken(bytes: Buffer) {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
    text +=
      length === undefined ? String.fromCharCode(0xdc00 + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + length);
    at += length ?? 1;
  }
  return text;
}
