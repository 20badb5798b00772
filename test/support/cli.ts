/** The command line as a process of its own, in a clean environment. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithTest } from './children.ts';
import { commandLine } from './command-line.ts';
import { compiled } from './compiled.ts';
import { plantSeed } from './seeds.ts';

export type Ended = Awaited<ReturnType<typeof redgreen>>;

export interface CliOptions {
  cwd: string;
  environment?: Record<string, string>;
  stdin?: string;
  /** Arguments of node itself. */
  node?: string[];
  /** Default: the built one, where it is up to date. */
  entry?: string;
}

export async function redgreen(args: string[], options: CliOptions) {
  const child = spawn(process.execPath, [...(options.node ?? []), options.entry ?? commandLine, ...args], {
    cwd: options.cwd,
    env: { ...compiled, PATH: process.env.PATH ?? '', HOME: tmpdir(), ...options.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  endWithTest(child);
  child.stdin.end(options.stdin ?? '');
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, stdout, stderr };
}

/** The same, to be killed or looked at while it goes on. */
export function startCli(cwd: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd,
    env: { ...compiled, PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithTest(child);
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (texts.err += text));
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => ({
    code,
    signal,
    ...texts,
  }));
  return { child, ended };
}

export const runCli = (cwd: string, ...args: string[]) => startCli(cwd, args).ended;

export type Folder = ReturnType<typeof folderAt>;

/** A folder with these files, removed at the end. */
export function folderWith(files: Record<string, string>): Folder {
  return folderAt(mkdtempSync(join(tmpdir(), 'redgreen-test-')), files);
}

function folderAt(path: string, files: Record<string, string>) {
  mkdirSync(path, { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return {
    path,
    write,
    git: (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: path,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: path, GIT_CONFIG_NOSYSTEM: '1' },
      }),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The same as a git repository whose branch `main` holds the files. */
export function repositoryWith(files: Record<string, string>): Folder {
  const folder = folderWith({});
  plantSeed(folder.path, ['cli', files], (path) => {
    const seed = folderAt(path, files);
    seed.git('init', '-q', '-b', 'main');
    seed.git('add', '-A');
    seed.git('commit', '-q', '--allow-empty', '-m', 'start');
  });
  // A copy has other inodes than its index knows.
  folder.git('update-index', '-q', '--refresh');
  return folder;
}
