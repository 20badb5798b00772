/** `redgreen init` at a terminal: a real pseudo-terminal, real git over HTTP, and a stand-in of GitHub's own program. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { endWithTest } from '../support/children.ts';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';
import { commandLine } from '../support/command-line.ts';
import { closedAfter, scratch } from '../support/fixtures.ts';
import { git, makeBare, serveGit } from '../support/git-http.ts';
import { openServer } from '../support/loopback.ts';

const key = 'sk-ant-canary-of-init';

/** What is asked for goes to the forge; `secret set` reads its stdin, as the real one does where it is no terminal. */
const gh = `#!${process.execPath}
const { readFileSync } = require('node:fs');
const [, , ...args] = process.argv;
const [path, method, body] =
  args[0] === 'api' ? [args.at(-1), 'GET']
  : args[0] === 'secret' ? ['repos/o/r/actions/secrets/' + args[2], 'PUT', readFileSync(0, 'utf8')]
  : ['repos/o/r/labels', 'POST', args.at(-1)];
fetch(process.env.FORGE + '/api/' + path, { method, body, headers: { arguments: args.join(' ') } }).then(({ ok }) => {
  if (!ok) console.error('HTTP 404: Not Found');
  process.exitCode = ok ? 0 : 1;
});
`;

/** GitHub, its git and the provider of the model. */
async function startForge() {
  const root = scratch();
  const bare = makeBare(root, 'o/r', 'main');
  const asked: { call: string; body: string; argv: string }[] = [];
  const there = new Set(['GET /api/repos/o/r', 'PUT /api/repos/o/r/actions/secrets/ANTHROPIC_API_KEY']);
  there.add('POST /api/repos/o/r/labels');
  const access = (token: string) => (token === 'of-mona' ? { login: 'mona', mayRead: true, mayPush: true } : undefined);
  const server = await openServer(async (request, response) => {
    if (await serveGit({ root, access, onPush: () => {} }, request, response)) return;
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    asked.push({ call, body: await text(request), argv: String(request.headers.arguments ?? '') });
    const isKnown = request.url?.startsWith('/v1/')
      ? request.headers.authorization === `Bearer ${key}`
      : there.has(call);
    response.writeHead(isKnown ? 200 : request.url?.startsWith('/v1/') ? 401 : 404).end('{}');
  });
  return closedAfter({ ...server, asked, bare, there });
}

/** Types each answer when its question is on the screen; what the screen shows in the end. */
async function atTerminal(
  answers: [question: string, answer: string][],
  { cwd, environment }: { cwd: string; environment: Record<string, string> },
) {
  const command = `'${process.execPath}' '${commandLine}' init`;
  const child = endWithTest(
    spawn('/usr/bin/script', ['--quiet', '--return', '--command', command, '/dev/null'], { cwd, env: environment }),
  );
  let screen = '';
  let seen = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    const [question, answer] = answers[0] ?? [];
    if (question === undefined || !screen.slice(seen).includes(question)) return;
    seen = screen.length;
    answers.shift();
    child.stdin.write(`${answer}\r`);
  });
  const [code] = await once(child, 'close');
  return { code, screen: screen.replaceAll('\r', ''), unasked: answers.map(([question]) => question) };
}

async function openPlace(programs: Record<string, string>) {
  const forge = await startForge();
  const folder = repositoryWith({ 'package.json': '{"scripts":{"test":"node --test"}}', 'other.txt': 'a\n' });
  const bin = folderWith({});
  for (const [name, script] of Object.entries(programs)) writeProgram(bin.path, name, script);
  // What a repository brings itself stands first on the PATH that npx makes, and is never started.
  const planted = join(folder.path, 'node_modules/.bin');
  for (const name of ['gh', 'git']) writeProgram(planted, name, `#!/bin/sh\ntouch ${forge.bare}/planted\n`);
  const { host } = new URL(forge.url);
  folder.git('remote', 'add', 'origin', `http://mona:of-mona@${host}/o/r.git`);
  // By its path: the forge answers in this process, which waits here.
  folder.git('push', '-q', forge.bare, 'main');
  const who = { GIT_AUTHOR_NAME: 'Mona', GIT_AUTHOR_EMAIL: 'm@example.com' };
  const environment = {
    ...{ PATH: `${planted}:${bin.path}:/usr/bin:/bin`, HOME: bin.path, TERM: 'xterm', FORGE: forge.url },
    ...{ ...who, GIT_COMMITTER_NAME: 'Mona', GIT_COMMITTER_EMAIL: 'm@example.com', NO_COLOR: '1' },
    ...{ GITHUB_API_URL: forge.url, ANTHROPIC_BASE_URL: forge.url },
  };
  return {
    ...{ forge, folder, environment, host },
    [Symbol.dispose]() {
      expect(existsSync(join(forge.bare, 'planted'))).toBe(false);
      for (const each of [folder, bin]) each[Symbol.dispose]();
    },
  };
}

function writeProgram(folder: string, name: string, script: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), script, { mode: 0o755 });
}

test('three questions: the files and the label, the key as a secret, and the commit on a branch that is pushed', async () => {
  using place = await openPlace({ gh });
  const { folder, forge, environment } = place;
  folder.write('other.txt', 'b\n');
  folder.git('add', 'other.txt');
  const { code, screen, unasked } = await atTerminal(
    [
      ['make the label ai-implement on GitHub? [y/N]', 'y'],
      ['(not shown; Enter: later):', key],
      ['Commit on a new branch redgreen-setup, and push it? [y/N]', 'y'],
    ],
    { cwd: folder.path, environment },
  );
  expect({ code, unasked }).toEqual({ code: 0, unasked: [] });
  expect(screen).not.toContain(key);
  expect(screen).toContain(`Open a pull request (https://${place.host}/o/r/compare/redgreen-setup?expand=1)`);
  expect(screen).not.toMatch(/Add the secret|Make the label|git switch/);
  const bodies = Object.fromEntries(forge.asked.map(({ call, body }) => [call, body]));
  expect(bodies).toMatchObject({
    'PUT /api/repos/o/r/actions/secrets/ANTHROPIC_API_KEY': key,
    'POST /api/repos/o/r/labels': 'ai-implement',
  });
  expect(forge.asked.map(({ argv }) => argv).join('\n')).not.toContain(key);
  expect(git(forge.bare, ['diff', '--name-only', 'main', 'redgreen-setup']).trim().split('\n')).toEqual([
    '.github/redgreen.yml',
    '.github/workflows/redgreen.yml',
  ]);
  expect(folder.git('status', '--porcelain')).toContain('M  other.txt');
});

test('a key that the provider refuses is not stored, and what failed is left to do by hand', async () => {
  using place = await openPlace({ gh });
  const { folder, forge, environment } = place;
  folder.git('branch', 'redgreen-setup');
  const { code, screen } = await atTerminal(
    [
      ['on GitHub? [y/N]', 'y'],
      ['push it? [y/N]', 'y'],
    ],
    { cwd: folder.path, environment: { ...environment, ANTHROPIC_API_KEY: 'sk-mistyped' } },
  );
  expect(code).toBe(0);
  expect(screen).toMatch(/Key: .* refuses the key \(401\)/);
  expect(screen).toContain("git switch: fatal: a branch named 'redgreen-setup' already exists");
  expect(screen).toMatch(/Add the secret ANTHROPIC_API_KEY: [\s\S]*git switch --create redgreen-setup && git add/);
  expect(forge.asked.map(({ call }) => call)).not.toContain('PUT /api/repos/o/r/actions/secrets/ANTHROPIC_API_KEY');
});

test('without gh the page of the secret is named; a no leaves all as it is', async () => {
  using place = await openPlace({});
  const { folder, environment, host } = place;
  const at = { cwd: folder.path, environment };
  expect(await atTerminal([['redgreen.yml? [y/N]', 'n']], at)).toMatchObject({ code: 2 });
  expect(folder.git('status', '--porcelain', '--', '.github')).toBe('');
  const { screen, unasked } = await atTerminal(
    [
      ['redgreen.yml? [y/N]', 'y'],
      ['push it? [y/N]', 'n'],
    ],
    at,
  );
  expect(unasked).toEqual([]);
  expect(screen).toContain(`https://${host}/o/r/settings/secrets/actions/new`);
  expect(screen).toContain('git push --set-upstream origin redgreen-setup');
  expect(screen).toContain('Make the label that starts a run: `gh label create ai-implement`.');
});

test('with --yes nobody is asked, and nothing but the files is touched', async () => {
  using place = await openPlace({ gh });
  const { folder, forge, environment } = place;
  const ended = await redgreen(['init', '--yes'], { cwd: folder.path, environment });
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('gh secret set ANTHROPIC_API_KEY') });
  expect(forge.asked.map(({ call }) => call).filter((call) => call.includes('/api/'))).toEqual([]);
  expect(folder.git('branch', '--format=%(refname:short)').trim()).toBe('main');
});
