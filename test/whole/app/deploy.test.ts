import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelowFolder } from '../../support/source-files.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const permissions: Record<string, string> = parse(read('app.yml')).default_permissions;
const examples = read('.env.example');
const variables = [...examples.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);

test('the page tells each permission that app.yml asks for, and no other', () => {
  const rows = [...read('docs/app.md').matchAll(/^\| `(\w+)` \| (read|write) \| \S/gm)];
  expect(Object.fromEntries(rows.map(([, name = '', level = '']) => [name, level]))).toEqual(permissions);
});

test('each variable of .env.example is read by something, and each that the server reads is in it', () => {
  const code = [...filesBelowFolder(join(root, 'src')).map(({ text }) => text), read('compose.yaml')].join('\n');
  const isSetting = (name: string) => code.includes(`'${name.toLowerCase().replaceAll('_', '-')}'`);
  const unread = variables.filter(
    (name) => !code.includes(name.replace(/^REDGREEN_OPERATOR_/, '')) && !isSetting(name),
  );
  expect(unread).toEqual([]);
  const settings = read('src/app/settings.ts') + read('src/app/credentials.ts');
  const used = [...settings.matchAll(/\b(?:environment\.|')((?:REDGREEN|GITHUB|DATABASE)_[A-Z_]+[A-Z])\b/g)];
  const absent = used.map(([, name = '']) => name).filter((name) => !variables.includes(name));
  expect([...new Set(absent)].filter((name) => name !== 'REDGREEN_OPERATOR_')).toEqual([]);
});

test('.env.example holds no secret, and starts nothing as it is', () => {
  for (const [, name = '', value = ''] of examples.matchAll(/^#?([A-Z_]+)=(.*)$/gm)) {
    if (/KEY|SECRET|PASSWORD|TOKEN/.test(name)) expect(value, name).toBe('');
  }
});

test('the image takes what exists, runs as nobody special, and can be asked how it is', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied.length).toBeGreaterThan(2);
  for (const path of copied) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(read('.dockerignore').split('\n')).toContain(`!${path}`);
  }
  expect(lines).toContain('USER node');
  expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  const node = /^FROM node:(\d+)\./m.exec(read('Dockerfile'))?.[1];
  expect(`>=${node}`).toBe(JSON.parse(read('package.json')).engines.node);
});

test('compose.yaml starts a server without a job, a worker and a database, and opens nothing to the world', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(['serve', 'worker', 'database']);
  expect(services.serve.command).toEqual(['serve', '--workers', '0']);
  expect(services.serve.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(services.serve.environment).toMatchObject({ REDGREEN_DATA_DIR: '/data', REDGREEN_HOST: '0.0.0.0' });
  for (const name of ['serve', 'worker'])
    expect(services[name].environment.DATABASE_URL).toBe(
      'postgres://redgreen:${POSTGRES_PASSWORD:?set it in .env}@database/redgreen',
    );
  expect(services.worker.ports ?? services.database.ports).toBeUndefined();
  for (const name of ['serve', 'worker'])
    expect(services[name]).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: expect.arrayContaining(['no-new-privileges:true']),
    });
  const named = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  for (const name of named) expect(variables).toContain(name);
});

test('the unit starts what there is, and leaves the sandbox what it needs', () => {
  const unit = read('redgreen.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node \/opt\/redgreen\/dist\/cli\.js serve$/m);
  expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
  for (const name of ['RestrictNamespaces', 'ProtectProc', 'ProtectKernelTunables'])
    expect(unit).not.toMatch(new RegExp(`^${name}=`, 'm'));
});
