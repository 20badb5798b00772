/** No row of the table of attacks is without a test or a reason and no test that it names is missing. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Attack } from './attacks/attack.ts';
import { files } from './attacks/files.ts';
import { gitAttacks } from './attacks/git.ts';
import { payloads } from './attacks/output.ts';
import { knownSecrets, publishing } from './attacks/publishing.ts';
import { runner } from './attacks/runner.ts';
import { secrets } from './attacks/secrets.ts';
import { carriers, orders } from './attacks/story.ts';
import { cheats } from './attacks/tampering.ts';
import { rows } from './rows.ts';

const root = join(import.meta.dirname, '../../..');
const tables: Record<string, readonly Pick<Attack, 'rows'>[]> = {
  'the agent’s shell': secrets,
  'the same inside setup, baseline and verification': secrets.flatMap((attack) => [attack, attack, attack]),
  'file tools': files,
  'git, by the agent': gitAttacks,
  'later commands and steps': runner,
  'what is published': publishing,
  'secrets that are published': knownSecrets,
  'text of issues': [...carriers, ...orders],
  'output, each by tests, by the agent and by a reviewer': payloads.flatMap((payload) => [payload, payload, payload]),
  'tests bent': cheats,
};

test('every row is held, or it is said why not', () => {
  expect(rows.map(({ row }) => row)).toEqual(
    Array.from({ length: 112 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`),
  );
  for (const { row, held, not } of rows) expect(held.length > 0 || not !== undefined, row).toBe(true);
});

test('what holds a row is there', () => {
  for (const { row, held } of rows) {
    for (const one of held) {
      const [file = '', name = ''] = one.split(' › ');
      const text = readFileSync(join(root, 'test', file), 'utf8');
      expect(text.includes(name), `${row}: ${one}`).toBe(true);
    }
  }
});

test('the obedient agent tries what the table says that it does', () => {
  const tried = new Set(Object.values(tables).flatMap((table) => table.flatMap((attack) => attack.rows)));
  for (const { row, held } of rows) {
    if (held.some((one) => one.startsWith('whole/hostile/action.test.ts › an obedient')))
      expect([...tried, 'S20', 'S21', 'S59'], row).toContain(row);
  }
  const known = new Set(rows.map(({ row }) => row));
  expect([...tried].filter((row) => !known.has(row))).toEqual([]);
});

afterAll(() => {
  const lines = Object.entries(tables).map(([name, table]) => {
    const covered = [...new Set(table.flatMap((attack) => attack.rows))].sort();
    return `${String(table.length).padStart(5)}  ${name}: ${covered.join(' ')}`;
  });
  const all = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  console.log(
    `${all} attacks tried through the built Action, beside those on git, sandbox and encoders alone:\n${lines.join('\n')}`,
  );
});
