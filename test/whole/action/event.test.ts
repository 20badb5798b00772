/** The event's file as the runner hands it over, and what is said where it does not. */
// @module-tag full

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorld, quick, quickFiles } from '../../support/world.ts';

const eventFile = (temp: string) => join(temp, '_github_workflow', 'event.json');

test('an event that is not there or cannot be read is one clear sentence, and every output is set', async () => {
  await using world = await openWorld([], { files: quickFiles, inputs: quick });
  const cases = [
    [{ env: { GITHUB_EVENT_PATH: '' } }, 'GITHUB_EVENT_PATH is not set: this runs as a GitHub Action'],
    [{ env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } }, 'GITHUB_EVENT_PATH: there is no file /nowhere/event.json'],
    [
      { prepare: ({ temp }: { temp: string }) => writeFileSync(eventFile(temp), '{"action":') },
      'event.json is not JSON',
    ],
  ] as const;
  for (const [options, said] of cases) {
    const result = await world.run(world.labeled(), options);
    expect([result.outputs.outcome, result.exitCode]).toEqual(['misconfigured', 1]);
    for (const text of [result.log, result.summary.replaceAll('\\', '')]) expect(text).toContain(said);
    expect(result.log).not.toContain('SyntaxError');
  }
  expect(world.github.calls).toEqual([]);
});
