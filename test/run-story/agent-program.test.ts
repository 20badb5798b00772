import { expect, test } from 'vitest';
import { resolveSettings } from '../../src/config/layers.ts';
import { agentProgram } from '../../src/run-story/agent-program.ts';

const programOf = (command: string, more: Record<string, string> = {}) => {
  const environment = { REDGREEN_AGENT: 'command', REDGREEN_AGENT_COMMAND: command, ...more };
  return agentProgram(resolveSettings({ environment, needsKey: false }).settings);
};

test.each([
  ['aider --yes', 'aider'],
  ['exec aider', 'aider'],
  ['A=1 B=/x/y aider --yes', 'aider'],
  ['aider; true', 'aider'],
  ['"$AGENT" --yes', undefined],
  ['$AGENT --yes', undefined],
  ["'/opt/my tools/agent' --yes", undefined],
  ['/opt/my\\ tools/agent', undefined],
  ['agent\\ one', undefined],
  ['A="b aider c" other', undefined],
  ['A=$(date +%s) other', undefined],
  ['P=$(cat); cat', undefined],
  ['go() { cat; }; go', undefined],
  ['PATH=/opt/a/bin agent -p', undefined],
  ['"$AGENT" | node x.js', undefined],
])('the program of `%s` is %s', (command, name) => {
  expect(programOf(command)).toBe(name);
});

test('with a PATH of its own it finds programs that are not seen from here', () => {
  expect(programOf('aider', { REDGREEN_AGENT_ENV: 'PATH' })).toBeUndefined();
});
