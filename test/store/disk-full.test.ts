import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RedgreenError } from '../../src/run/errors.ts';
import { openStore } from '../../src/store/database.ts';
import type { Recorder } from '../../src/store/event-recorder.ts';
import { openRunFolder, readEvents } from '../../src/store/run-folder.ts';
import { listRuns, readRun } from '../../src/store/run-queries.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { smallDisk } from '../support/small-disk.ts';
import { started } from './sample-run.ts';

const options = { redact: (text: string) => text, now: () => new Date() };

const disk = smallDisk();

async function fill(recorder: Recorder): Promise<{ error: unknown; recorded: number }> {
  for (let recorded = 0; ; recorded++) {
    try {
      await recorder.append({ type: 'warning', text: 'x'.repeat(50_000) });
    } catch (error) {
      return { error, recorded };
    }
  }
}

describe.skipIf(disk === undefined)('on a full disk', () => {
  test('the database says so, keeps what was acknowledged, and can be read', async () => {
    const path = join(disk ?? '', 'redgreen.db');
    {
      await using store = await openStore(path);
      const recorder = await recordRun(store, 'run-1', options);
      await recorder.append(started('run-1'));
      const { error, recorded } = await fill(recorder);
      expect(error).toBeInstanceOf(RedgreenError);
      expect(error).toMatchObject({
        code: 'disk-full',
        fix: expect.stringMatching(/redgreen prune.*REDGREEN_RETENTION_DAYS/),
      });
      expect(recorder.run().warnings).toHaveLength(recorded);
      expect((await readRun(store, 'run-1'))?.warnings).toHaveLength(recorded);
      expect(await listRuns(store)).toHaveLength(1);
    }
    // On a full disk the write-ahead log stays: it holds what the file has no room for.
    for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
  });

  test('events.jsonl has no part of an event', async () => {
    await using folder = await openRunFolder(disk ?? '', 'run-2', options);
    await folder.append(started('run-2'));
    const { error, recorded } = await fill(folder);
    expect(error).toMatchObject({ code: 'disk-full' });
    const { events } = await readEvents(join(folder.path, 'events.jsonl'));
    expect(events).toHaveLength(recorded + 1);
  });
});
