/** A throw-away PostgreSQL server on a free loopback port. Tests share one (`shared.ts`), except those that restart it. */

import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listen } from './loopback.ts';

const run = promisify(execFile);

export type PostgresServer = ReturnType<typeof handle>;

/** Starts a server, or answers with what is missing. `initdb` refuses root: as root it runs as the user `postgres`. */
export async function startPostgres(): Promise<PostgresServer | { missing: string }> {
  const bin = await postgresBin();
  if (bin === undefined) return { missing: 'PostgreSQL is not installed: apt-get install postgresql' };
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-pg-'));
  const owner = process.getuid?.() === 0 ? await userIds('postgres') : undefined;
  await chmod(folder, 0o700);
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C' }, cwd: folder };
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'redgreen', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);

  // Another process may take a free port before the server does; then the next one is tried.
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const settings = [...places, 'fsync=off', 'max_connections=400'];
    const arguments_ = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const boot = () => bootServer(join(bin, 'postgres'), arguments_, options);
    const booted = await boot();
    if ('stop' in booted) return handle(port, folder, booted, boot);
    if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${booted.log}`);
  }
}

interface Booted {
  stop(): Promise<void>;
}

/** Answers when the server takes connections, or with its log when it ended before that. */
async function bootServer(command: string, arguments_: string[], options: object): Promise<Booted | { log: string }> {
  const server = spawn(command, arguments_, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const log: string[] = [];
  const ready = await new Promise<boolean>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log.push(text);
      if (text.includes('ready to accept connections')) resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  if (!ready) return { log: log.join('') };
  return {
    async stop() {
      server.kill('SIGQUIT');
      await exited;
    },
  };
}

function handle(port: number, folder: string, first: Booted, boot: () => Promise<Booted | { log: string }>) {
  let server = first;
  /** Of the server, without a database. */
  const url = `postgres://redgreen@127.0.0.1:${port}`;
  return {
    url,
    /** Makes an empty database and returns its URL. */
    database: (name: string) => createDatabase(url, name),
    /** Stops the server at once, as a crash would, and starts it again on the same port, after `downMs`. */
    async restart(downMs = 0) {
      await server.stop();
      await sleep(downMs);
      const booted = await boot();
      if ('log' in booted) throw new Error(`PostgreSQL did not start again:\n${booted.log}`);
      server = booted;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on the server and returns its URL. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database "${name}"`).finally(() => client.end());
  return `${server}/${name}`;
}

async function postgresBin(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : `/usr/lib/postgresql/${newest}/bin`;
}

async function userIds(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
