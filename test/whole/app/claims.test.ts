import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDispatch } from '../../../src/app/dispatch.ts';
import { openStore, type Store } from '../../../src/store/database.ts';
import { insertDeliveries } from '../../../src/store/deliveries.ts';
import { delivery } from '../../store/sample-run.ts';
import { until } from '../../support/processes.ts';
import { postgresDatabase } from '../../support/shared.ts';

const open = async (kind: 'sqlite' | 'postgres') =>
  await openStore(kind === 'sqlite' ? ':memory:' : await postgresDatabase('claims'));
const now = () => new Date();

async function stored(
  store: Store,
  all: readonly { id: string; repository_id: number }[],
  installation_id = 1,
  received_at = '2026-11-21T10:00:00.000Z',
): Promise<void> {
  const rows = all.map(({ id, repository_id }) => delivery(id, { repository_id, installation_id, received_at }));
  await insertDeliveries(store, rows);
}
const ofShop = (ids: readonly string[]) => ids.map((id) => ({ id, repository_id: 7 }));
const results = ({ db }: Store) =>
  db.selectFrom('deliveries').select(['id', 'result', 'tries']).orderBy('id').execute();

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  test('three servers on one database: each delivery is handled by one of them, once', async () => {
    await using store = await open(kind);
    const handled: string[] = [];
    await using parts = new AsyncDisposableStack();
    const servers = [1, 2, 3].map((server) =>
      parts.use(
        openDispatch({
          ...{ store, now, log: () => undefined, pollMs: 20 },
          async handle({ id }) {
            handled.push(id);
            await sleep(5);
            return `server ${server}`;
          },
        }),
      ),
    );
    const ids = Array.from({ length: 60 }, (_each, index) => `guid-${index}`);
    await stored(store, ofShop(ids));
    for (const server of servers) server.kick();
    const rows = await until(
      () => results(store),
      (all) => all.every(({ result }) => result !== null),
    );
    expect(handled.toSorted()).toEqual(ids.toSorted());
    expect(new Set(rows.map(({ result }) => result)).size).toBeGreaterThan(1);
    expect(rows.every(({ tries }) => tries === 1)).toBe(true);
  });

  test('accounts take turns, and the repositories of each: a flood delays nobody else', async () => {
    await using store = await open(kind);
    const flood = [1, 2, 3].flatMap((repository_id) =>
      Array.from({ length: 300 }, (_each, index) => ({ id: `flood-${repository_id}-${index}`, repository_id })),
    );
    await stored(store, flood, 1);
    await stored(store, [{ id: 'small', repository_id: 4 }], 1, '2026-11-21T11:00:00.000Z');
    await stored(store, [{ id: 'other', repository_id: 5 }], 2, '2026-11-21T11:00:01.000Z');
    const handled: string[] = [];
    await using _server = openDispatch({
      ...{ store, now, log: () => undefined },
      async handle({ id }) {
        handled.push(id);
        await sleep(1);
        return 'done';
      },
    });
    await until(() => handled.length >= 16);
    expect(handled.slice(0, 8)).toContain('other');
    expect(handled.slice(0, 16)).toContain('small');
  });

  test('a server that is stuck keeps what it works on; one that is gone loses it, and may do nothing for it any more', {
    tags: 'full',
  }, async () => {
    await using store = await open(kind);
    await stored(store, ofShop(['a']));
    const asked = Promise.withResolvers<string>();
    let fence: (() => Promise<void>) | undefined;
    // Renewed every second: three are left for a disk or a processor that others have just now.
    const claimMs = 4_000;
    await using _first = openDispatch({
      ...{ store, now, claimMs, log: () => undefined },
      async handle(_delivery, held) {
        fence = held;
        return await asked.promise;
      },
    });
    // Disposed before the first server, which else would wait for an answer as long as this test may take.
    await using parts = new AsyncDisposableStack();
    parts.defer(() => asked.resolve('nobody asks any more'));
    await until(() => fence !== undefined);
    const claim = async () =>
      await store.db.selectFrom('deliveries').select(['claimed_by', 'claimed_until']).executeTakeFirstOrThrow();
    const { claimed_by: owner, claimed_until: first } = await claim();
    const second: string[] = [];
    await using _second = openDispatch({
      ...{ store, now, claimMs, pollMs: 50, log: () => undefined },
      async handle({ id }) {
        second.push(id);
        return 'the second one';
      },
    });
    const isOver = new Date(Date.parse(first ?? '') + claimMs).toISOString();
    await until(claim, ({ claimed_until }) => (claimed_until ?? '') > isOver);
    expect(second).toEqual([]);
    await fence?.();

    // As if the first one had been stopped for longer than its claim: set again where it has renewed the claim meanwhile.
    const stop = store.db.updateTable('deliveries').set({ claimed_until: '2020-01-01T00:00:00.000Z' });
    await until(
      async () => {
        await stop.where('claimed_by', '=', owner).execute();
        return second.length;
      },
      (count) => count === 1,
    );
    await expect(fence?.()).rejects.toThrow("another server's");
    asked.resolve('the first one');
    await until(
      () => results(store),
      ([row]) => row?.result !== null,
    );
    expect(await results(store)).toMatchObject([{ result: 'the second one' }]);
  });

  test('what fails waits and is tried again, by any server; what ends a server each time is given up', async () => {
    await using store = await open(kind);
    await stored(store, ofShop(['a', 'b']));
    await store.db.updateTable('deliveries').set({ tries: 8 }).where('id', '=', 'b').execute();
    const begun: string[] = [];
    await using _server = openDispatch({
      ...{ store, now, log: () => undefined, pollMs: 100 },
      async handle({ id }) {
        begun.push(id);
        if (begun.length === 1) throw new Error('GitHub is away');
        return 'done';
      },
    });
    await until(async () => (await results(store)).every(({ result }) => result !== null));
    expect(begun).toEqual(['a', 'a']);
    expect(await results(store)).toMatchObject([
      { id: 'a', result: 'done', tries: 2 },
      { id: 'b', result: expect.stringMatching(/^given up/) },
    ]);
  });
});
