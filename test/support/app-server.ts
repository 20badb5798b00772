/** `redgreen serve` and `redgreen worker` from their sources, as processes of their own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../src/store/database.ts';
import { commandLine } from './command-line.ts';
import { compiled } from './compiled.ts';
import { closedAfter } from './fixtures.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';
import { registerApp } from './github-app.ts';
import type { App } from './github-app-state.ts';
import { apiKey } from './world.ts';

export type AppProcess = Awaited<ReturnType<typeof startApp>>;

export type AppPlace = Awaited<ReturnType<typeof appPlace>>;

/** A data folder and the environment of an App that is registered on the stand-in. */
export async function appPlace(github: GitHubStandIn, app: App | undefined) {
  const root = await mkdtemp(join(tmpdir(), 'redgreen-app-'));
  const dataDir = join(root, 'data');
  const stores: Store[] = [];
  const registered = app && {
    REDGREEN_APP_ID: String(app.id),
    REDGREEN_PRIVATE_KEY: app.privateKey,
    REDGREEN_WEBHOOK_SECRET: app.webhookSecret,
  };
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: root,
    ...compiled,
    REDGREEN_DATA_DIR: dataDir,
    REDGREEN_PORT: '0',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: github.url,
    ...registered,
  };
  return {
    ...{ dataDir, environment },
    /** The store as another process sees it. */
    async store() {
      const store = await openStore(join(dataDir, 'redgreen.db'));
      stores.push(store);
      return store;
    },
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type AppShop = Awaited<ReturnType<typeof openAppShop>>;

/** GitHub with a shop to which mona may write, an App that is installed nowhere yet, and its place: for this try. */
export async function openAppShop(files?: Record<string, string>) {
  const github = closedAfter(await startGitHub());
  const repo = github.addRepository('acme/shop', files && { files });
  github.grant('acme/shop', 'mona', 'write');
  const app = registerApp(github);
  return { github, repo, app, place: closedAfter(await appPlace(github, app.app)) };
}

/** What a worker of the quick shop is told. */
export const shopWorker = (model: { url: string }): Record<string, string> => ({
  ANTHROPIC_API_KEY: apiKey,
  ANTHROPIC_BASE_URL: model.url,
  REDGREEN_TEST_COMMAND: 'sh check.sh',
  REDGREEN_REVIEW: 'false',
  REDGREEN_TEST_CHECK: 'off',
});

/** Starts a command and waits until it says where it listens, or has ended. */
export async function startApp(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [commandLine, ...args], {
    env: environment,
    cwd: environment.HOME,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // A worker listens nowhere, and says that it takes jobs.
      const url =
        /listens on (http:\S+)\n/.exec(output)?.[1] ?? (/\btakes \d+ jobs? at once\b/.test(output) ? '' : undefined);
      if (url !== undefined) listening.resolve(url);
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      listening.resolve('');
      resolve({ code, output });
    });
  });
  const url = await listening.promise;
  const { pid = 0 } = child;
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { pid, url, output: () => output, signal, ended, [Symbol.asyncDispose]: () => end(child, ended) };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}
