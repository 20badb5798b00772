/** A throw-away PostgreSQL server on a free loopback port, and a database of its own for each test that asks. */

import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresServer extends AsyncDisposable {
  /** Makes an empty database and returns its URL. */
  database(name: string): Promise<string>;
  /** Ends every connection at once, as a restart would. */
  dropConnections(): Promise<void>;
}

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
    const server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${folder}`,
        '-c',
        'fsync=off',
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const log: string[] = [];
    const ready = await new Promise<boolean>((resolve) => {
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log.push(text);
        if (text.includes('ready to accept connections')) resolve(true);
      });
      void exited.then(() => resolve(false));
    });
    if (ready)
      return handle(port, folder, async () => {
        server.kill('SIGQUIT');
        await exited;
      });
    if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
  }
}

function handle(port: number, folder: string, stop: () => Promise<void>): PostgresServer {
  const url = (name: string) => `postgres://redgreen@127.0.0.1:${port}/${name}`;
  async function query(text: string): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
  return {
    async database(name) {
      await query(`create database "${name}"`);
      return url(name);
    },
    dropConnections: () =>
      query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      ),
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port),
      );
    });
  });
}
