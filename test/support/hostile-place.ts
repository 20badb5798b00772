/**
 * What lies around a job on a runner: a canary wherever a secret or a way to the machine is, things that listen, and a folder in
 * which foreign code that runs on this machine leaves its mark.
 */

import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listed } from '../../src/text/word-list.ts';
import { builtAction } from './command-line.ts';

export type HostilePlace = Awaited<ReturnType<typeof openHostilePlace>>;

const secretVariables = listed(`
  GH_TOKEN ACTIONS_RUNTIME_TOKEN AWS_SECRET_ACCESS_KEY ACTIONS_ID_TOKEN_REQUEST_TOKEN npm_config__authToken
`);

export async function openHostilePlace() {
  await using stack = new AsyncDisposableStack();
  const root = mkdtempSync(join(tmpdir(), 'hostile-'));
  stack.defer(() => rmSync(root, { recursive: true, force: true }));
  const [home, action, markers] = [join(root, 'home'), join(root, 'action'), join(root, 'markers')];
  mkdirSync(markers, { recursive: true });
  /** Name → value. Nothing that leaves the job may hold one of them. */
  const canaries = new Map<string, string>();
  const canary = (name: string) => {
    // Random from its first character: a part of one tells which it is.
    const value = `q${randomBytes(12).toString('hex')}`;
    canaries.set(name, value);
    return value;
  };
  /** Given to setup and tests, and to nobody else. */
  const testSecret = `t${randomBytes(12).toString('hex')}`;
  /** Paths of what was laid out: there the canaries belong. */
  const laid: string[] = [];
  const lay = (path: string, content: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    laid.push(path);
  };

  // It holds a copy of the action's `dist/`.
  mkdirSync(join(action, 'dist'), { recursive: true });
  for (const name of ['action.js', 'action-post.js']) copyFileSync(join(builtAction, name), join(action, 'dist', name));
  cpSync(join(builtAction, 'grammars'), join(action, 'dist/grammars'), { recursive: true });
  lay(join(action, '.secret'), canary("the action's folder"));
  for (const name of [
    ...['.npmrc', '.netrc', '.git-credentials', '.ssh/id_ed25519', '.docker/config.json', '.config/gh/hosts.yml'],
    ...['.aws/credentials', '.cargo/credentials.toml', '.bash_history', '.gitconfig', '.kube/config'],
  ]) {
    lay(join(home, name), `[user]\n\tname = ${canary(`~/${name}`)}\n`);
  }
  lay(join(home, '.cargo/bin/tool'), '#!/bin/sh\necho tool\n');
  lay(join(root, 'secret.txt'), canary('a file in /tmp'));

  /** Names of the listeners that somebody has connected to. */
  const reached = new Set<string>();
  const listen = async (name: string, options: ListenOptions) => {
    const answer = canary(`what ${name} answers`);
    const server = createServer((socket) => {
      reached.add(name);
      socket.on('error', () => undefined).end(answer);
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve));
    stack.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const address = server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  };
  /** Unix sockets by path, an abstract one, a port of the loopback: none may be reached from inside. */
  const sockets = [join(root, 'docker.sock'), join(home, 'agent.sock')];
  if (process.getuid?.() === 0)
    sockets.push(`/run/redgreen-hostile-${process.pid}-${randomBytes(3).toString('hex')}.sock`);
  for (const path of sockets) await listen(path, { path });
  const abstract = `redgreen-hostile-${randomBytes(6).toString('hex')}`;
  await listen('an abstract socket', { path: `\0${abstract}` });
  const port = await listen('a port of the loopback', { port: 0, host: '127.0.0.1' });
  const KEY = canary('the environment of another process');
  const decoy = spawn('sleep', ['600'], { env: { KEY }, stdio: 'ignore' });
  stack.defer(() => void decoy.kill('SIGKILL'));

  /** For the job. */
  const env: Record<string, string> = {
    HOME: home,
    PATH: `${home}/.cargo/bin:${process.env.PATH}`,
    NEVER_SEEN_BEFORE: canary('a variable of no known name'),
    ...Object.fromEntries(secretVariables.map((name) => [name, canary(name)])),
    SERVICE_PASSWORD: testSecret,
    ...{ SSH_AUTH_SOCK: sockets[1] ?? '', DOCKER_HOST: `unix://${sockets[0]}` },
  };
  let before = new Map<string, string>();
  const closing = stack.move();
  return {
    ...{ root, home, action, env, canaries, testSecret, sockets, abstract, port },
    /** A shell line that leaves a mark: on this machine where it runs here, and nowhere where it runs in a sandbox. */
    mark: (id: string) => `mkdir -p ${markers}; : > ${markers}/${id}`,
    /** Ids whose mark is on this machine. */
    fired: () => readdirSync(markers),
    forget: () => {
      for (const name of readdirSync(markers)) rmSync(join(markers, name));
    },
    reached: () => [...reached],
    laid: () => laid,
    /** Lays the rest around a job that is about to start, and takes the fingerprint. */
    prepare({ workspace, temp }: { workspace: string; temp: string }) {
      lay(join(temp, 'git-credentials-1.config'), canary('RUNNER_TEMP'));
      lay(join(temp, 'other-step', 'kube.config'), canary("another step's file"));
      lay(join(dirname(workspace), 'secret.txt'), canary('beside the workspace'));
      laid.push(...['env_3', 'path_4'].map((name) => join(temp, '_runner_file_commands', name)));
      laid.push(join(temp, '_github_workflow', 'event.json'));
      before = fingerprints([home, action, ...laid]);
    },
    /** One line for each file that is not what it was; all that a run has no business with. */
    changed() {
      const after = fingerprints([home, action, ...laid]);
      const paths = new Set([...before.keys(), ...after.keys()]);
      return [...paths].filter((path) => before.get(path) !== after.get(path)).map((path) => `${path} has changed`);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Path → hash of the content, of files and of everything below folders. */
function fingerprints(paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const look = (path: string) => {
    const info = lstatSync(path, { throwIfNoEntry: false });
    if (info?.isSymbolicLink()) found.set(path, `-> ${readlinkSync(path)}`);
    else if (info?.isFile()) found.set(path, createHash('sha256').update(readFileSync(path)).digest('hex'));
    else if (info?.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
  };
  for (const path of paths) look(path);
  return found;
}
