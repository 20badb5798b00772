import { expect, test } from 'vitest';
import { resolveSettings } from '../../src/config/layers.ts';
import { findCommands } from '../../src/packages/commands.ts';
import { stepAfter } from '../../src/run/next-step.ts';
import { commandsStop, modeOf } from '../../src/run-story/command-detection.ts';
import type { RunRequest } from '../../src/run-story/request.ts';

test('a manifest that cannot be read is the reason why there is no test command', async () => {
  const files: Record<string, string> = { 'package.json': '{\n  "scripts": }' };
  const tree = { read: async (path: string) => files[path], list: async () => Object.keys(files) };
  const { settings } = resolveSettings({ environment: {}, needsKey: false });
  const stop = commandsStop(settings, await findCommands(tree, {}));
  expect(stop).toMatchObject({
    outcome: 'setup-failed',
    detail:
      'No test command was found: package.json cannot be read (Unexpected token \'}\', "{ "scripts": }" is not valid JSON).',
  });
  expect(stepAfter(stop?.cause ?? 'sandbox', 'look again')).toMatch(/^Correct the file named above .*look again\.$/);
});

test('what goes on from a branch writes no tests first, whatever its mode', () => {
  const { settings } = resolveSettings({ environment: { REDGREEN_MODE: 'tdd' }, needsKey: false });
  const modeFrom = (kind: 'new' | 'again') => modeOf({ settings, code: { start: { kind } } } as unknown as RunRequest);
  expect([modeFrom('new'), modeFrom('again')]).toEqual(['tdd', 'standard']);
});
