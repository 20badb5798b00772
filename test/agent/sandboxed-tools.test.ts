import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { implementerTools } from '../../src/agent/tools/toolset.ts';
import { backends, openTree } from '../sandbox/open-tree.ts';
import { openBench } from './agent-bench.ts';

describe.each(backends)('in the sandbox (%s)', (choice) => {
  test('bash and grep see the tree, and what is written outside it can be run inside', { tags: 'full' }, async () => {
    using bench = openBench();
    await using open = await openTree({ 'src/a.txt': 'needle\n' }, { choice });
    const logDir = join(open.root, 'logs');
    await mkdir(logDir);
    const listFiles = async () => ['src/a.txt', 'run.sh', 'gone.txt'];
    const ports = { ...bench.ports, exec: open.sandbox.shell, tree: open.tree, logDir, listFiles };
    const tools = implementerTools({ ports, roots: { tree: open.tree, logDir }, attempt: 1 });
    const use = async (name: string, input: object) => {
      const tool = tools.find((one) => one.name === name);
      return String(await tool?.run(input, { toolUse: {}, toolUseBlock: {} } as never));
    };

    await use('write', { file_path: 'run.sh', content: 'echo "ran as $(id -u)"; cat src/a.txt\n' });
    const owner = statSync(open.tree).uid;
    expect(await use('bash', { command: 'sh run.sh' })).toBe(`ran as ${owner}\nneedle\n[exit code 0]`);
    expect(await use('grep', { pattern: 'need(?=le)' })).toBe('src/a.txt:1:needle\n');
    expect(
      await use('bash', {
        command:
          'echo "$BASH_VERSION" | grep -c .; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n" | grep -c ANTHROPIC',
      }),
    ).toBe('1\n0\n[exit code 1]');
    expect(await use('bash', { command: 'seq 1 100000' })).toContain('[the whole output: ');
    expect(readFileSync(join(logDir, 'agent-1-bash-3.log'), 'utf8').endsWith('100000\n')).toBe(true);
    expect(await use('bash', { command: 'sleep 20', timeout_ms: 300 })).toContain('timed out');
  });
});
