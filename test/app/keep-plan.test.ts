import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPlan } from '../../src/app/job.ts';
import type { Store } from '../../src/store/database.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { scratch } from '../support/fixtures.ts';

const id = '20261121-100000-4f1c2a9be0';

test('what a dry run would have written lies in the run’s folder, with secrets masked; a run that was none leaves nothing', async () => {
  const root = scratch();
  const said: string[] = [];
  const folder = await makeRunFolder(root, id);
  const means = {
    store: { kind: 'sqlite' } as Store,
    root,
    redact: (text: string) => text.replaceAll('s3cret', '***'),
    log: (text: string) => said.push(text),
  };
  await keepPlan(means, id, []);
  await expect(readFile(join(folder, 'dry-run.md'))).rejects.toThrow('ENOENT');
  await keepPlan(means, id, [
    { what: 'comment', where: '#1', text: '### Redgreen · s3cret' },
    { what: 'diff', where: 'ai/1', text: '+a' },
  ]);
  const kept = await readFile(join(folder, 'dry-run.md'), 'utf8');
  expect(kept).toMatch(
    /^## Dry run: comment .*1\n\n### Redgreen · \*\*\*\n\n## Dry run: diff ai\/1\n\n```diff\n\+a\n```\n$/,
  );

  // The run is over: a plan that cannot be kept fails no job.
  await rm(folder, { recursive: true });
  expect(said).toEqual([]);
  await keepPlan(means, id, [{ what: 'comment', where: '#1', text: 'x' }]);
  expect(said).toEqual([expect.stringMatching(/^dry-run\.md is not on the run's page: ENOENT/)]);
});
