/** Runs the built Action as GitHub's runner runs it: `node dist/action.js` with inputs, files and variables, then the post step. */

import { execFile, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Run } from '../../src/run/run.ts';
import { endWithTest } from './children.ts';
import { builtAction } from './command-line.ts';
import { compiled } from './compiled.ts';
import { plantSeed, plantSlowSeed } from './seeds.ts';
import { withToolCache } from './tool-cache.ts';

export interface JobOptions {
  eventName: string;
  payload: unknown;
  inputs?: Record<string, string>;
  repository: string;
  apiUrl: string;
  serverUrl: string;
  /** `checkout`: what `actions/checkout` leaves; `none`: an empty workspace. Default: checkout. */
  workspace?: 'checkout' | 'none';
  /** For the checkout. `commit`: where the ref is known to be; clones of it that are alike are made once and copied. */
  checkout?: { ref?: string; credential?: string; commit?: string };
  env?: Record<string, string>;
  /** Folders of the workspace that an earlier step has put first on PATH. */
  onPath?: readonly string[];
  /** Called before the job begins: what an earlier one has left in the workspace. */
  leaveBehind?(workspace: string): void;
  /** Folder that holds the action's `dist/`. Default: this repository. */
  action?: string;
  /** Called when everything is laid out and the step has not started. */
  prepare?(job: { folder: string; workspace: string; temp: string }): void | Promise<void>;
}

export type Job = Awaited<ReturnType<typeof startJob>>;

export interface JobResult {
  exitCode: number | null;
  /** What killed it. */
  signal: NodeJS.Signals | null;
  /** What it printed, both streams as they came. */
  log: string;
  stderr: string;
  outputs: Record<string, string>;
  summary: string;
  run: Run | undefined;
  durationMs: number;
  /** Highest resident memory of the process itself. */
  peakRssBytes: number;
}

/** Starts one job. The folder goes when it is disposed. */
export async function startJob(options: JobOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'job-'));
  const workspace = join(folder, 'work', 'repo', 'repo');
  const temp = join(folder, 'work', '_temp');
  const commands = join(temp, '_runner_file_commands');
  mkdirSync(workspace, { recursive: true });
  mkdirSync(commands, { recursive: true });
  mkdirSync(join(temp, '_github_workflow'), { recursive: true });
  if (options.leaveBehind !== undefined) {
    options.leaveBehind(workspace);
    // The clock of files is coarse.
    await wait(50);
  }
  const eventPath = join(temp, '_github_workflow', 'event.json');
  writeFileSync(eventPath, JSON.stringify(options.payload));
  if (options.workspace !== 'none') await checkOut(options, workspace);
  const files = Object.fromEntries(
    ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY'].map((name) => {
      const path = join(commands, `${name.toLowerCase()}_${name.length}`);
      writeFileSync(path, '');
      return [`GITHUB_${name}`, path];
    }),
  );
  const env: Record<string, string> = {
    ...withToolCache(
      process.env.PATH ?? '/usr/bin:/bin',
      (options.onPath ?? []).map((name) => join(workspace, name)),
    ),
    HOME: process.env.HOME ?? '/root',
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: options.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REPOSITORY: options.repository,
    GITHUB_RUN_ID: '4711',
    GITHUB_WORKSPACE: workspace,
    ...(options.workspace === 'none' ? {} : { GITHUB_SHA: headOf(workspace) }),
    GITHUB_API_URL: options.apiUrl,
    GITHUB_SERVER_URL: options.serverUrl,
    GITHUB_GRAPHQL_URL: `${options.apiUrl.replace(/\/v3$/, '')}/graphql`,
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    ...files,
    ...Object.fromEntries(
      Object.entries(options.inputs ?? {}).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...options.env,
  };

  const step = (script: string, more: Record<string, string> = {}) => {
    const startedAt = performance.now();
    const dist = options.action === undefined ? builtAction : join(options.action, 'dist');
    const child = endWithTest(
      spawn(process.execPath, [join(dist, script)], { cwd: workspace, env: { ...compiled, ...env, ...more } }),
    );
    const printed: string[] = [];
    const errors: string[] = [];
    let peakRssBytes = 0;
    const looking = setInterval(() => {
      peakRssBytes = Math.max(peakRssBytes, highWaterOf(child.pid));
    }, 100);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    child.stderr.on('data', (text: string) => errors.push(text));
    const done = new Promise<JobResult>((resolve) => {
      child.on('close', (exitCode, signal) => {
        clearInterval(looking);
        const outputs = fileCommands(files.GITHUB_OUTPUT ?? '');
        const runJson = outputs['run-json'] ?? '';
        resolve({
          exitCode,
          signal,
          log: printed.join(''),
          stderr: errors.join(''),
          outputs,
          summary: readFileSync(files.GITHUB_STEP_SUMMARY ?? '', 'utf8'),
          run: runJson !== '' && existsSync(runJson) ? JSON.parse(readFileSync(runJson, 'utf8')) : undefined,
          durationMs: performance.now() - startedAt,
          peakRssBytes,
        });
      });
    });
    /** `log`: everything that the step printed so far. */
    return { child, done, log: () => printed.join('') };
  };

  await options.prepare?.({ folder, workspace, temp });
  const main = step('action.js');
  /** Ends the step where it still runs. */
  const end = () => {
    if (main.child.exitCode === null && main.child.signalCode === null) main.child.kill('SIGKILL');
    return main.done;
  };
  return {
    folder,
    workspace,
    temp,
    ...main,
    end,
    /** Runs the post step with the state that main saved. */
    post: () => {
      const state = fileCommands(files.GITHUB_STATE ?? '');
      const saved = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
      return step('action-post.js', saved).done;
    },
    async [Symbol.asyncDispose]() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `actions/checkout` leaves: a shallow, maybe detached clone, with or without a credential in its settings. */
async function checkOut(options: JobOptions, workspace: string): Promise<void> {
  const { serverUrl, repository, checkout = {} } = options;
  const { ref = 'refs/heads/main', commit, credential } = checkout;
  if (commit === undefined) await cloneTo(options, workspace, ref);
  else {
    await plantSlowSeed(workspace, ['a clone', repository, ref, commit], async (folder) => {
      await mkdir(folder, { recursive: true });
      await cloneTo(options, folder, ref);
    });
    const config = join(workspace, '.git/config');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/url = .*/, `url = ${serverUrl}/${repository}`));
    // A copy has other inodes than its index knows.
    await run('git', ['update-index', '-q', '--refresh'], { cwd: workspace });
  }
  if (credential !== undefined)
    await run('git', ['config', `http.${serverUrl}/.extraheader`, credential], { cwd: workspace });
}

async function cloneTo({ serverUrl, repository, inputs = {} }: JobOptions, folder: string, ref: string): Promise<void> {
  const basic = Buffer.from(`x-access-token:${inputs['github-token'] ?? ''}`).toString('base64');
  // Never the synchronous kind: the server that answers lives in this process.
  const own = ['-c', `http.extraheader=AUTHORIZATION: basic ${basic}`, '-c', 'maintenance.auto=false'];
  const git = (...args: string[]) => run('git', [...own, ...args], { cwd: folder });
  plantSeed(folder, 'an empty clone', (path) => execFileSync('git', ['init', '-q', '-b', 'main', path]));
  const fetched = '+refs/heads/*:refs/remotes/origin/*';
  const remote = `[remote "origin"]\n\turl = ${serverUrl}/${repository}\n\tfetch = ${fetched}\n`;
  appendFileSync(join(folder, '.git/config'), remote);
  const tracking = `refs/remotes/${ref.replace(/^refs\/(heads\/)?/, ref.startsWith('refs/heads/') ? 'origin/' : '')}`;
  await git('fetch', '-q', '--depth=1', 'origin', `+${ref}:${tracking}`);
  await (ref.startsWith('refs/heads/')
    ? git('checkout', '-q', '-B', 'main', tracking)
    : git('checkout', '-q', '--detach', tracking));
}

const run = promisify(execFile);

const headOf = (workspace: string) => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: workspace }).toString().trim();

/** `VmHWM`: the kernel's own record of the peak. */
function highWaterOf(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0; // it has ended
  }
}

/** The runner's file format: `name=value`, or `name<<delimiter`, lines, delimiter. */
function fileCommands(path: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = readFileSync(path, 'utf8').split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const block = /^([^=]+?)<<(.+)$/.exec(line);
    if (block !== null) {
      const [, name = '', delimiter = ''] = block;
      const from = at + 1;
      while (at + 1 < lines.length && lines[at + 1] !== delimiter) at++;
      values[name] = lines.slice(from, at + 1).join('\n');
      at++;
    } else if (line.includes('=')) {
      values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    }
  }
  return values;
}
