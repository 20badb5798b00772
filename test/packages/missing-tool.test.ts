import { expect, test } from 'vitest';
import { missingTool } from '../../src/packages/toolchain-pins.ts';

test.each([
  ['sh: 1: pnpm: not found', 'pnpm'],
  ['/bin/sh: line 1: uv: command not found', 'uv'],
  ['./test.sh: line 3: poetry: command not found', 'poetry'],
  ['./test.sh: 3: cargo: not found', 'cargo'],
  ['make: mvn: No such file or directory', 'mvn'],
  ["env: 'python3': No such file or directory", 'python3'],
  ['Error: spawn go ENOENT', 'go'],
  ['cat: notes.txt: No such file or directory', undefined],
  ['Error: module not found', undefined],
  ['GET /missing: not found', undefined],
])('%s', (line, tool) => {
  expect(missingTool(`one\n${line}\ntwo\n`)).toBe(tool);
});
