import { expect, test } from 'vitest';
import { heldBackLater } from '../../src/run-story/command-detection.ts';
import { makeCheckout } from '../git/git-fixture.ts';

test('what could not be published of a change of dependencies is told of the base', async () => {
  const large = `${'x'.repeat(1023)}\n`.repeat(5 * 1024 + 1);
  await using checkout = await makeCheckout({
    'package-lock.json': large,
    'app/yarn.lock': '',
    'data.json': large,
    '.yarn/cache/ms-npm-2.1.3.zip': 'PK',
    '.yarn/cache/qs-npm-6.0.0.zip': 'PK',
  });
  const repository = await checkout.open();
  expect(await heldBackLater({ repository, head: repository.head.commit })).toEqual([
    'package-lock.json is larger than 5 MiB: a change of it is held back, and with it the package.',
    '.yarn/cache holds archives of packages: Redgreen holds a new one back.',
  ]);
});
