// @module-tag full
// @module-tag soak

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { readEvents } from '../../src/store/run-folder.ts';
import { eventsOf, readRun } from '../../src/store/run-queries.ts';
import { compiled } from '../support/compiled.ts';
import { scratch } from '../support/fixtures.ts';
import { keepErrors } from '../support/processes.ts';
import { started } from './sample-run.ts';

/** `make soak` has 200. */
const kills = Number(process.env.REDGREEN_KILLS ?? 8);

const source = (name: string) => JSON.stringify(join(import.meta.dirname, '../../src/store', name));

/** Records events as fast as it can, and says the number of each one once it is durable. */
const writers = {
  database: (root: string, id: string) => `
    import { openStore } from ${source('database.ts')};
    import { recordRun } from ${source('run-rows.ts')};
    const store = await openStore(${JSON.stringify(join(root, 'redgreen.db'))});
    const recorder = await recordRun(store, '${id}', { redact: (text) => text, now: () => new Date() });`,
  'events.jsonl': (root: string, id: string) => `
    import { openRunFolder } from ${source('run-folder.ts')};
    const recorder = await openRunFolder(${JSON.stringify(root)}, '${id}', { redact: (text) => text, now: () => new Date() });`,
};

async function killedWriter(kind: keyof typeof writers, root: string, id: string, afterMs: number): Promise<number> {
  // A process that is killed leaves no compiled code behind: the first writes it as it begins.
  const script = `import { flushCompileCache } from 'node:module';
    flushCompileCache();${writers[kind](root, id)}
    let last;
    try { last = recorder.run().lastSeq } catch { last = (await recorder.append(${JSON.stringify(started(id))})).seq }
    for (;;) {
      process.stdout.write(last + '\\n');
      last = (await recorder.append({ type: 'warning', text: 'x'.repeat(Math.random() * 20_000) })).seq;
    }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, ...compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepErrors(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const closed = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), closed]);
  await sleep(afterMs);
  child.kill('SIGKILL');
  await closed;
  // The last line may be cut off.
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
}

test.each(['database', 'events.jsonl'] as const)(
  '%s: killed at any point, what was acknowledged is there, whole and in order',
  async (kind) => {
    const root = scratch();
    for (let index = 0; index < kills; index++) {
      // Every fourth run is gone on with by the next writer.
      const id = `run-${index - (index % 4)}`;
      const acknowledged = await killedWriter(kind, root, id, (index * 37) % 90);
      expect(acknowledged).toBeGreaterThan(0);
      if (kind === 'database') {
        await using store = await openStore(join(root, 'redgreen.db'));
        const events = await eventsOf(store, id);
        expect(events.length).toBeGreaterThanOrEqual(acknowledged);
        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
        expect((await readRun(store, id))?.warnings).toHaveLength(events.length - 1);
        expect(
          (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)).rows[0]?.integrity_check,
        ).toBe('ok');
      } else {
        const { events } = await readEvents(join(root, 'runs', id, 'events.jsonl'));
        expect(events.length).toBeGreaterThanOrEqual(acknowledged);
      }
    }
  },
  20_000 + kills * 2_000,
);
