/** An npm registry on loopback that has a few packages, each of one file. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from './loopback.ts';

export interface NpmRegistry extends AsyncDisposable {
  port: number;
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  /** As a lock file of npm names it. */
  locked(name: string): { version: string; resolved: string; integrity: string };
}

/** `packages`: name → the text of `index.js`, as version 1.0.0, with a script that marks that it ran. `token`: whom it answers. */
export async function startRegistry(packages: Record<string, string>, token?: string): Promise<NpmRegistry> {
  const tarballs = new Map(Object.entries(packages).map(([name, code]) => [name, packed(name, code)]));
  const asked: string[] = [];
  const integrityOf = (name: string) =>
    `sha512-${createHash('sha512')
      .update(tarballs.get(name) ?? '')
      .digest('base64')}`;
  const locked = (name: string) => ({
    version: '1.0.0',
    resolved: `${url}${name}/-/${name}-1.0.0.tgz`,
    integrity: integrityOf(name),
  });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').split('?')[0] ?? '/';
    asked.push(path);
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`)
      return response.writeHead(401).end();
    const [, name = '', file] = /^\/([^/]+)(?:\/-\/(.+))?$/.exec(path) ?? [];
    const tarball = tarballs.get(name);
    if (tarball === undefined) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    if (file !== undefined) return response.writeHead(200).end(tarball);
    const { resolved, integrity } = locked(name);
    const shasum = createHash('sha1').update(tarball).digest('hex');
    const version = { ...manifestOf(name), dist: { tarball: resolved, integrity, shasum } };
    // Some package managers take nothing that is only a few days old.
    const time = { created: released, modified: released, '1.0.0': released };
    const packument = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version }, time };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packument));
  });
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  return { port, url, asked, locked, [Symbol.asyncDispose]: () => close(server) };
}

const released = '2020-01-01T00:00:00.000Z';

const manifestOf = (name: string) => ({
  name,
  version: '1.0.0',
  main: 'index.js',
  scripts: { postinstall: `touch "$INIT_CWD/postinstall-ran-of-${name}"` },
});

function packed(name: string, code: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-tarball-'));
  try {
    mkdirSync(join(folder, 'package'));
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifestOf(name)));
    writeFileSync(join(folder, 'package/index.js'), code);
    execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
    return readFileSync(join(folder, 'package.tgz'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
