// @module-tag full

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createEvalViews } from '../../src/entry/eval-views.ts';
import { openStore } from '../../src/store/database.ts';
import { started } from '../store/sample-run.ts';
import { runCli, startCli } from '../support/cli.ts';
import { postgresDatabase } from '../support/shared.ts';
import { githubWith, openPages, signedIn } from '../web/open-pages.ts';
import { suiteOf } from './suite-command.ts';

const evalId = (out: string) => /^Eval (\S+) /m.exec(out)?.[1] ?? '';

test('with DATABASE_URL an eval is on the pages of the App, each try linked to its run, for who operates it', async () => {
  const url = await postgresDatabase('evals');
  await using store = await openStore(url);
  await using github = await githubWith({ 'acme/shop': { id: 501, roles: { mona: 'write', boss: 'write' } } });
  await using pages = await openPages({
    ...{ store, evals: createEvalViews(store), operators: ['boss'] },
    ...github.at,
  });
  await pages.record('20261121-100000-4f1c2a9be0', [started('20261121-100000-4f1c2a9be0')]);
  const folder = await suiteOf({ a: 'good', b: 'bad' });
  const withApp = (...args: string[]) => startCli(folder, args, { DATABASE_URL: url }).ended;
  const { code, out, err } = await withApp('eval', 'stories', '--replay', '--parallel', '2');
  expect({ code, began: err.split('\n').sort() }).toEqual({ code: 3, began: ['', 'Began a', 'Began b'] });
  const id = evalId(out);

  const asked = async (login: string, path: string) => {
    const answer = await fetch(pages.url + path, { headers: { cookie: await signedIn(pages, login) } });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await asked('boss', '/evals')).text).toContain('data-name="Failed">1<');
  const page = (await asked('boss', `/evals/${id}`)).text;
  const runs = [...page.matchAll(/<a class="try (\w+)" href="(\/runs\/[a-z0-9-]+)"/g)];
  expect(runs.map(([, status]) => status).toSorted()).toEqual(['failed', 'passed']);
  for (const [, , href = ''] of runs) {
    const run = await asked('boss', href);
    expect(run.status).toBe(200);
    expect(run.text).toContain('sh test.sh');
    expect(run.text).not.toContain('>Retry<');
    // No repository owns it: whoever may read some repository sees nothing of it.
    for (const path of [href, `${href}.json`, `${href}/events`, `${href}/report.html`, `${href}/logs/1.txt`]) {
      expect((await asked('mona', path)).status, path).toBe(404);
    }
  }
  // Nor does it stand among what people asked for.
  for (const login of ['boss', 'mona']) {
    const { text } = await asked(login, '/runs.json');
    expect(JSON.parse(text).runs).toMatchObject([{ id: '20261121-100000-4f1c2a9be0' }]);
  }
  const metrics = await (await fetch(`${pages.url}/metrics`)).text();
  expect(metrics).not.toContain('outcome="passed"');
  expect(pages.errors).toEqual([]);

  // The same words in the terminal, for whoever has the database.
  expect((await withApp('show', id)).out).toContain('Summary: 1 passed, 1 failed');
  expect((await withApp('runs', '--evals')).out).toContain(id);
  const [, , href = ''] = runs[0] ?? [];
  expect((await withApp('show', href.slice('/runs/'.length))).code).toBe(0);
  expect((await runCli(folder, 'show', id)).code).toBe(2);
});

test('a database of something else is left alone, and the eval is kept in the clone', { tags: 'variant' }, async () => {
  const folder = await suiteOf({ a: 'good' });
  const path = join(folder, 'shop.db');
  const file = new DatabaseSync(path);
  file.exec('create table orders (id integer)');
  file.close();
  const before = await readFile(path);
  const { code, out, err } = await startCli(folder, ['eval', 'stories', '--replay'], { DATABASE_URL: path }).ended;
  expect(code).toBe(0);
  expect(err).toBe('DATABASE_URL names no record of the App: the eval is kept in .redgreen/.\nBegan a\n');
  const left = new DatabaseSync(path, { readOnly: true });
  expect(left.prepare('select name from sqlite_master').all()).toMatchObject([{ name: 'orders' }]);
  left.close();
  expect((await readFile(path)).length).toBe(before.length);
  expect((await runCli(folder, 'show', evalId(out))).out).toContain('Summary: 1 passed, 0 failed');

  await using store = await openStore(join(folder, 'newer.db'));
  await store.db
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-later', timestamp: '' } as never)
    .execute();
  expect(
    await startCli(folder, ['eval', 'stories', '--replay'], { DATABASE_URL: join(folder, 'newer.db') }).ended,
  ).toMatchObject({ code: 1, err: expect.stringContaining('was made by a newer Redgreen') });
});
