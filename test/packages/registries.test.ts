import { expect, test } from 'vitest';
import { withoutScripts } from '../../src/packages/registries.ts';

test.each([
  ['composer install --no-interaction', 'composer install --no-scripts --no-plugins --no-interaction'],
  ['bun ci && bun test', 'bun ci --ignore-scripts && bun test'],
  ['bun install', 'bun install --ignore-scripts'],
  ['npm ci', 'npm ci'],
  ['sh setup.sh', 'sh setup.sh'],
])('%s runs no lifecycle scripts', (command, quiet) => {
  expect(withoutScripts(command)).toBe(quiet);
});
