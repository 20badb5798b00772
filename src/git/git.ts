/**
 * One safe git call. Nothing that a work tree or its `.git` contains can run here: the git folder is our own, no
 * configuration but the one below is read, there are no hooks, no fsmonitor, no filters, and the environment is made
 * from nothing. Measured: with only `core.hooksPath` set, a planted fsmonitor, diff.external and clean filter ran.
 */

import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';

export interface GitPlace {
  /** Absolute path of git, resolved once, before any foreign code has run. */
  git: string;
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

/** A git call that failed where it should not have; `stderr` holds what git said. */
class GitError extends Error {
  override name = 'GitError';
  readonly stderr: string;

  constructor(verb: string, result: GitResult) {
    const said = result.stderr.trim().split('\n').slice(-3).join(' ') || 'no message';
    super(`git ${verb} ended with ${result.code ?? 'a signal'}: ${said}`);
    this.stderr = result.stderr;
  }
}

export type Git = ReturnType<typeof gitAt>;

/** Git bound to one git folder: `run` returns whatever happened, `text` and `bytes` throw a GitError unless git exited 0. */
export function gitAt(place: GitPlace) {
  const run = async (args: string[], options: GitOptions = {}) => call(place, args, options);
  const bytes = async (args: string[], options: GitOptions = {}) => {
    const result = await run(args, options);
    if (result.code !== 0 && !result.cut) throw new GitError(args[0] ?? '', result);
    return result.stdout;
  };
  const text = async (args: string[], options: GitOptions = {}) => (await bytes(args, options)).toString().trim();
  return { place, run, bytes, text };
}

/** Git in `usual`, else the first on `path` that does not lie in `tree`, where a planted one could. */
export function findGit(tree: string, path = '', usual = '/usr/bin'): string {
  const inTree = realpath(tree);
  for (const folder of [usual, ...path.split(delimiter)]) {
    // By its real path: a folder outside may be a link into the tree.
    const real = isAbsolute(folder) ? realpath(folder) : undefined;
    if (real === undefined || real === inTree || real.startsWith(inTree + sep)) continue;
    try {
      accessSync(join(real, 'git'), constants.X_OK);
      return join(real, 'git');
    } catch {}
  }
  throw new Error('git was not found: install it, so that /usr/bin/git or a git on PATH outside the repository exists');
}

function realpath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** By path: the program does not change while a process lives. 2.32 is 2032. */
const versions = new Map<string, number>();

/** Older ones would read the user's settings and would not take ours from the environment. */
export async function requireVersion(git: Git): Promise<void> {
  if (versions.has(git.place.git)) return;
  const text = await git.text(['version']);
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? [];
  const version = Number(major) * 1000 + Number(minor);
  if (version < 2032) throw new Error(`${git.place.git} is too old (${text}): git 2.32 or newer is needed`);
  versions.set(git.place.git, version);
}

/** Whether one `cat-file` tells of objects and prints them (2.36); undefined where that is not known yet. */
export function answersBoth({ place }: Git): boolean | undefined {
  const version = versions.get(place.git);
  return version === undefined ? undefined : version >= 2036;
}

/** It has done so. */
export function hasAnsweredBoth({ place }: Git): void {
  versions.set(place.git, Math.max(2036, versions.get(place.git) ?? 0));
}

const defaultTimeoutMs = 10 * 60_000;
const mostOutputBytes = 512 * 1024 * 1024;

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

function environment({ git, gitDir, tree }: GitPlace, options: GitOptions): Record<string, string> {
  const config = [...configuration, ...(options.config ?? [])];
  return {
    PATH: [...new Set([dirname(git), '/usr/bin', '/bin'])].join(delimiter),
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

function call(place: GitPlace, args: string[], options: GitOptions): Promise<GitResult> {
  const { promise, resolve, reject } = Promise.withResolvers<GitResult>();
  const child = startGit(place, args, options);
  const timer = setTimeout(() => endGroup(child), options.timeoutMs ?? defaultTimeoutMs);

  const limit = options.cutAtBytes ?? mostOutputBytes;
  const chunks: Buffer[] = [];
  let size = 0;
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
    if (size > limit) endGroup(child);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-64 * 1024);
  });
  // EPIPE where git ends before it has read everything: its exit code tells.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input);
  child.on('error', (cause) => {
    settled();
    reject(new Error(`${place.git} could not be started`, { cause }));
  });
  child.on('close', (code) => {
    settled();
    if (size > limit && options.cutAtBytes === undefined) {
      reject(new Error(`git ${args[0]} printed more than ${mostOutputBytes} bytes`));
      return;
    }
    const stdout = Buffer.concat(chunks).subarray(0, limit);
    resolve({ code, stdout, stderr: errors, cut: size > limit });
  });
  const settled = () => clearTimeout(timer);
  return promise;
}

/** A process of git, which is ended when the place's signal comes. */
// node:child_process and not execa: 27 ms of processor to load it, 2 more for each of the 17 calls before the first request, and 279 KB.
export function startGit(place: GitPlace, args: string[], options: GitOptions = {}): ChildProcessWithoutNullStreams {
  place.signal?.throwIfAborted();
  // A group of its own: Ctrl-C in a terminal must not end the push that keeps the work.
  const child = spawn(place.git, args, {
    cwd: options.cwd ?? place.tree ?? place.gitDir,
    env: environment(place, options),
    detached: true,
  });
  const end = () => endGroup(child);
  place.signal?.addEventListener('abort', end, { once: true });
  const gone = () => place.signal?.removeEventListener('abort', end);
  child.on('close', gone).on('error', gone);
  return child;
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {}
}
