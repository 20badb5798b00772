/** Looks for secrets in everything that a run leaves behind or sends: raw, base64 at every alignment, URL-encoded, hex, reversed. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

export interface Sink {
  /** How it is called in a finding. */
  name: string;
  content: string | Buffer;
}

/** One line for each secret in each sink: `the log holds ghs_canary… (base64)`. Secrets are ASCII of 16 characters or more. */
export function findLeaks(secrets: readonly string[], sinks: Iterable<Sink>): string[] {
  const needles = secrets.flatMap((secret) => formsOf(secret).map(([form, text]) => ({ secret, form, text })));
  const found = new Set<string>();
  for (const { name, content } of sinks) {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
    for (const { secret, form, text } of needles) {
      if (bytes.includes(text)) found.add(`${name} holds ${secret.slice(0, 10)}… (${form})`);
    }
  }
  return [...found];
}

/** Every file below a folder, names that are no UTF-8 included; the objects of a git folder are read as git reads them. */
export function* filesBelow(folder: string | Buffer, called: string): Generator<Sink> {
  const root = Buffer.from(folder);
  for (const entry of readdirSync(root, { withFileTypes: true, encoding: 'buffer' })) {
    const path = Buffer.concat([root, Buffer.from('/'), entry.name]);
    const name = `${called}/${entry.name}`;
    if (entry.isFile() && statSync(path).size < 64 * 1024 * 1024) yield { name, content: readFileSync(path) };
    if (!entry.isDirectory()) continue;
    if (['HEAD', 'objects'].every((part) => existsSync(Buffer.concat([path, Buffer.from(`/${part}`)])))) {
      yield objectsOf(path.toString(), name);
    }
    yield* filesBelow(path, name);
  }
}

/** All objects of a repository, reachable or not. */
export function objectsOf(gitDir: string, name: string): Sink {
  const content = execFileSync('git', ['--git-dir', gitDir, 'cat-file', '--batch-all-objects', '--batch'], {
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
  return { name: `an object of ${name}`, content };
}

function formsOf(secret: string): [string, string][] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].map((skipped): [string, string] => {
    const rest = bytes.subarray(skipped);
    return ['base64', rest.subarray(0, rest.length - (rest.length % 3)).toString('base64')];
  });
  // A piece of 14 characters is as good as the whole: it gives away that masking was cut.
  return [
    ['raw', secret.slice(0, 14)],
    ['URL-encoded', encodeURIComponent(secret).replaceAll('-', '%2D').replaceAll('_', '%5F')],
    ['hex', bytes.toString('hex')],
    ['reversed', [...secret].reverse().join('')],
    ...base64,
  ];
}
