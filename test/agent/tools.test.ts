import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tool } from '../../src/agent/tools/tool.ts';
import { implementerTools, reviewerTools } from '../../src/agent/tools/toolset.ts';
import { listed } from '../../src/text/word-list.ts';
import { until } from '../support/processes.ts';
import { stretched } from '../support/slow-machine.ts';
import { type AgentBench, openBench } from './agent-bench.ts';

let bench: AgentBench;
let tools: Tool[];

beforeEach(() => {
  bench = openBench({ 'src/a.ts': 'const a = 1;\n', 'src/b.ts': 'const b = 2;\n' }, ['s3cret-value']);
  tools = implementerTools({ ports: bench.ports, roots: { tree: bench.tree, logDir: bench.logDir }, attempt: 1 });
});
afterEach(() => bench[Symbol.dispose]());

/** The result of a call, or the error that the model would get, after "error: ". */
async function use(name: string, input: Record<string, unknown>, signal?: AbortSignal): Promise<string> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const call = { toolUse: {}, toolUseBlock: {}, signal } as unknown as Parameters<Tool['run']>[1];
  try {
    return String(await tool.run(input, call));
  } catch (error) {
    return `error: ${(error as Error).message}`;
  }
}

const inTree = (...path: string[]) => join(bench.tree, ...path);

test('the names are the ones that programs read, and the reviewer has none that writes', () => {
  const names = (all: Tool[]) => all.map((tool) => tool.name);
  expect(names(tools)).toEqual(['read', 'write', 'edit', 'glob', 'grep', 'bash']);
  const context = { ports: bench.ports, roots: { tree: bench.tree, logDir: bench.logDir }, attempt: 'review' as const };
  expect(names(reviewerTools(context))).toEqual(['read', 'glob', 'grep']);
});

describe('hostile paths', () => {
  beforeEach(() => {
    writeFileSync(join(bench.logDir, '..', 'outside.txt'), 'outside');
    symlinkSync('../outside.txt', inTree('link-out'));
    symlinkSync('/proc/self', inTree('link-proc'));
    symlinkSync('.git/config', inTree('link-git'));
    symlinkSync('src', inTree('link-in'));
    symlinkSync('../not-there', inTree('link-dangling'));
    linkSync(join(bench.logDir, '..', 'outside.txt'), inTree('hard'));
    execFileSync('mkfifo', [inTree('fifo')]);
    mkdirSync(inTree('sub', '.GIT'), { recursive: true });
    writeFileSync(inTree('sub', '.GIT', 'config'), 'x');
  });

  const refusedToRead = [
    ...listed(`
      .git/config .git/HEAD src/../.git/config .GIT/config sub/.GIT/config sub/.git./config git~1/config git~2/config
      .git::$INDEX_ALLOCATION/config link-git link-out link-dangling link-proc/environ hard fifo src ../outside.txt
      /etc/passwd /proc/self/environ /proc/self/task/1/environ /dev/zero /sys/kernel/notes
    `),
    ...['.gi\u200bt/config', '.gi\u034ft/config', 'a\0b', ''],
  ];

  test.each(refusedToRead)('read refuses %j', async (path) => {
    expect(await use('read', { file_path: path })).toMatch(/^error: /);
  });

  test.each([...refusedToRead, 'link-in/a.ts', 'link-in/new.ts'])('write and edit refuse %j', async (path) => {
    expect(await use('write', { file_path: path, content: 'planted' })).toMatch(/^error: /);
    expect(await use('edit', { file_path: path, old_string: 'a', new_string: 'planted' })).toMatch(/^error: /);
    expect(readFileSync(join(bench.logDir, '..', 'outside.txt'), 'utf8')).toBe('outside');
    expect(readFileSync(inTree('.git', 'config'), 'utf8')).not.toContain('planted');
    expect(readFileSync(inTree('src', 'a.ts'), 'utf8')).toBe('const a = 1;\n');
  });

  test.each(['.git', '.GIT', 'link-proc', '/proc', '/dev', '/sys', '/etc', '..', 'fifo', 'link-out', 'hard'])(
    'glob and grep refuse %j',
    async (path) => {
      expect(await use('glob', { pattern: '**', path })).toMatch(/^error: /);
      expect(await use('grep', { pattern: '.', path })).toMatch(/^error: /);
    },
  );

  test('a socket is no file', async () => {
    await using server = createServer();
    await new Promise<void>((done) => server.listen(inTree('socket'), done));
    expect(await use('read', { file_path: 'socket' })).toMatch(/not a regular file/);
  });

  test('glob patterns stay inside', async () => {
    expect(await use('glob', { pattern: '/etc/*' })).toMatch(/^error: /);
    expect(await use('glob', { pattern: '../*' })).toMatch(/^error: /);
    expect(await use('glob', { pattern: '**' })).not.toMatch(/outside|\.git/i);
  });

  test('a search follows no link out and waits for no FIFO', async () => {
    expect(await use('grep', { pattern: 'const a' })).toBe('src/a.ts:1:const a = 1;\n');
  });
});

test('logs can be read and searched by their full path, and never written', async () => {
  const log = join(bench.logDir, 'attempt-1.log');
  writeFileSync(log, 'one\nAssertionError: no\nthree\n');
  expect(await use('read', { file_path: log })).toContain('AssertionError');
  expect(await use('grep', { pattern: 'Assertion', path: bench.logDir })).toContain('attempt-1.log:2:AssertionError');
  expect(await use('glob', { pattern: '*.log', path: bench.logDir })).toBe(log);
  expect(await use('write', { file_path: log, content: 'x' })).toMatch(/^error: /);
  expect(await use('edit', { file_path: log, old_string: 'one', new_string: 'x' })).toMatch(/^error: /);
  expect(await use('write', { file_path: join(bench.logDir, 'new'), content: 'x' })).toMatch(/^error: /);
});

describe('write and edit', () => {
  test.skipIf(process.getuid?.() !== 0)(
    'leave files that others can read, with the owner of their surroundings',
    async () => {
      chownSync(inTree('src'), 12345, 12345);
      expect(await use('write', { file_path: 'src/new/deep/c.ts', content: 'c' })).toBe(
        'wrote 1 bytes to src/new/deep/c.ts',
      );
      for (const [path, mode] of [
        ['src/new', 0o755],
        ['src/new/deep', 0o755],
        ['src/new/deep/c.ts', 0o644],
      ] as const) {
        const stat = statSync(inTree(path));
        expect([path, stat.mode & 0o777, stat.uid, stat.gid]).toEqual([path, mode, 12345, 12345]);
      }
    },
  );

  test.skipIf(process.getuid?.() !== 0)('keep mode and owner of what was there', async () => {
    chmodSync(inTree('src/a.ts'), 0o755);
    chownSync(inTree('src/a.ts'), 23456, 23456);
    expect(await use('edit', { file_path: 'src/a.ts', old_string: '1', new_string: '$&' })).toMatch(/^edited/);
    expect(readFileSync(inTree('src/a.ts'), 'utf8')).toBe('const a = $&;\n');
    const stat = statSync(inTree('src/a.ts'));
    expect([stat.mode & 0o777, stat.uid, stat.gid]).toEqual([0o755, 23456, 23456]);
  });

  test('ask for a text that is there once', async () => {
    expect(await use('edit', { file_path: 'src/a.ts', old_string: 'zzz', new_string: 'y' })).toMatch(/not found/);
    writeFileSync(inTree('src/a.ts'), 'x x');
    expect(await use('edit', { file_path: 'src/a.ts', old_string: 'x', new_string: 'y' })).toMatch(/2 times/);
    expect(await use('edit', { file_path: 'src/a.ts', old_string: 'x', new_string: 'y', replace_all: true })).toMatch(
      /2 rep/,
    );
  });
});

describe('glob and grep', () => {
  test('give paths relative to the tree, newest first, without what is ignored', async () => {
    writeFileSync(inTree('.gitignore'), 'dist\n');
    mkdirSync(inTree('dist'));
    writeFileSync(inTree('dist/out.ts'), 'const a = 9;\n');
    utimesSync(inTree('src/a.ts'), new Date(), new Date(Date.now() + 5000));
    expect(await use('glob', { pattern: '**/*.ts' })).toBe('src/a.ts\nsrc/b.ts');
    expect(await use('glob', { pattern: '*.ts', path: 'src' })).toBe('src/a.ts\nsrc/b.ts');
    expect(await use('glob', { pattern: '**/*.rs' })).toBe('no matches');
    expect(await use('grep', { pattern: 'const \\w = \\d' })).toBe(
      'src/a.ts:1:const a = 1;\nsrc/b.ts:1:const b = 2;\n',
    );
    expect(await use('grep', { pattern: 'const', path: 'src/b.ts' })).toBe('src/b.ts:1:const b = 2;\n');
    expect(await use('grep', { pattern: 'absent' })).toBe('no matches');
  });

  test('a broken pattern is told, and one that never ends is ended', async () => {
    expect(await use('grep', { pattern: 'a(' })).toMatch(/^error: grep: /);
    writeFileSync(inTree('slow.txt'), `${'a'.repeat(3000)}b\n`);
    const startedAt = performance.now();
    await use('grep', { pattern: '(a+)+$' });
    expect(performance.now() - startedAt).toBeLessThan(stretched(10_000));
  });

  test('much output is cut, and says so', async () => {
    writeFileSync(inTree('many.txt'), 'needle in every line\n'.repeat(5000));
    const found = await use('grep', { pattern: 'needle' });
    expect(found.length).toBeLessThan(21_000);
    expect(found).toContain('narrow the pattern');
    for (let i = 0; i < 300; i++) writeFileSync(inTree(`f${i}.md`), '');
    expect(await use('glob', { pattern: '*.md' })).toContain('100 more left out');
  });
});

describe('edit on what files are really like', () => {
  const write = (name: string, bytes: string | Buffer) => writeFileSync(inTree(name), bytes);
  const bytes = (name: string) => readFileSync(inTree(name)).toString('latin1');
  const edit = (old_string: string, new_string: string, more = {}) =>
    use('edit', { file_path: 'f', old_string, new_string, ...more });

  test('what is no UTF-8 is left as it is, and read as Latin-1', async () => {
    write('f', Buffer.from('name = "Jos\xe9"\nsize = 1\n', 'latin1'));
    expect(await edit('size = 1', 'size = 2')).toBe('error: f is no UTF-8 text: change it with bash');
    expect(bytes('f')).toBe('name = "Jos\xe9"\nsize = 1\n');
    expect(await use('read', { file_path: 'f' })).toBe(
      '[not UTF-8: shown as Latin-1]\n1\tname = "Jos\u00e9"\n2\tsize = 1',
    );
  });

  test('CRLF is matched and kept, a byte order mark too', async () => {
    write('f', '\ufeffone\r\ntwo\r\nthree\r\n');
    expect(await edit('one\ntwo', 'one\n2\ntwo')).toMatch(/^edited/);
    expect(await edit('three', 'three\nfour')).toMatch(/^edited/);
    expect(readFileSync(inTree('f'), 'utf8')).toBe('\ufeffone\r\n2\r\ntwo\r\nthree\r\nfour\r\n');
    expect(await use('read', { file_path: 'f', view_range: [2, 3] })).toBe('2\t2\n3\ttwo');
    write('f', 'one\ntwo\n');
    expect(await edit('one\r\ntwo', 'both')).toMatch(/^edited/);
    expect(bytes('f')).toBe('both\n');
  });

  test('what is written over a file keeps its line ends and its final newline', async () => {
    write('f', 'one\r\ntwo\r\n');
    expect(await use('write', { file_path: 'f', content: 'one\n2' })).toMatch(/^wrote/);
    expect(bytes('f')).toBe('one\r\n2\r\n');
    write('f', 'one');
    await use('write', { file_path: 'f', content: 'one\ntwo\n' });
    expect(bytes('f')).toBe('one\ntwo\n');
  });
});

describe('read', () => {
  test('refuses what is no text, with its type', async () => {
    writeFileSync(inTree('wide'), Buffer.from('\ufeffa', 'utf16le'));
    expect(await use('read', { file_path: 'wide' })).toMatch(/^error: wide is UTF-16 text/);
    writeFileSync(inTree('data'), Buffer.from([1, 2, 0, 3]));
    expect(await use('read', { file_path: 'data' })).toBe('error: data is binary data (4 bytes), not text');
    writeFileSync(inTree('empty'), '');
    expect(await use('read', { file_path: 'empty' })).toBe('[the file is empty]');
    expect(await use('read', { file_path: 'absent' })).toBe('error: absent does not exist');
  });

  test('says where a range lies beyond the end, and what a range is', async () => {
    expect(await use('read', { file_path: 'src/a.ts', view_range: [5, 9] })).toMatch(/has 1 lines; 5 is beyond/);
    expect(await use('read', { file_path: 'src/a.ts', view_range: [1, -1] })).toBe('1\tconst a = 1;');
    expect(await use('read', { file_path: 'src/a.ts', view_range: [3, 2] })).toMatch(/^error: view_range has to be/);
  });
});

describe('bash', () => {
  test('tells the exit code, the output and where the whole of it lies', async () => {
    expect(await use('bash', { command: 'echo out; echo err >&2; exit 4' })).toBe('out\nerr\n[exit code 4]');
    const long = await use('bash', { command: 'seq 1 20000; echo the end' });
    expect(long.length).toBeLessThan(11_000);
    expect(long.startsWith('1\n2\n')).toBe(true);
    expect(long).toContain('the end\n');
    const [, log] = /\[the whole output: (.*)\]/.exec(long) ?? [];
    expect(readFileSync(log ?? '', 'utf8').split('\n')).toHaveLength(20_002);
  });

  test('is bash, with quotes, here-documents, and nothing of one call in the next', async () => {
    const command = `x="it's"; [[ $x == it* ]] && cat <<'EOF'\n$x "quoted" \\n\nEOF`;
    expect(await use('bash', { command })).toBe('$x "quoted" \\n\n[exit code 0]');
    await use('bash', { command: 'cd src; export LEFT=1' });
    expect(await use('bash', { command: 'echo "$PWD<$LEFT>"' })).toBe(`${bench.tree}<>\n[exit code 0]`);
  });

  test('tells what a long command has printed while it goes on: whole lines, masked, never all that it prints', async () => {
    const slow = 'seq 1 2000; for n in 1 2 3 4; do echo "line $n s3cret-value"; printf half; sleep 1; echo; done';
    await use('bash', { command: slow });
    const printed = bench.of('tool-printed').map(({ output }) => output);
    expect(printed.length).toBeGreaterThan(0);
    // Each of its five steps by two halves at most, on a machine however slow.
    expect(printed.length).toBeLessThan(10);
    expect(bench.events.at(-1)?.type).toBe('tool-finished');
    for (const output of printed) {
      expect(output).toMatch(/^(\d+\n)*(line \d \*\*\*\nhalf\n)*(line \d \*\*\*\n)?$/);
      expect(output.length).toBeLessThanOrEqual(2000);
    }
    expect(printed.at(-1)).toContain('line 1 ***');
    bench.events.length = 0;
    await use('bash', { command: 'seq 9' });
    expect(bench.of('tool-printed')).toEqual([]);
  });

  test('is ended at its timeout', async () => {
    const startedAt = performance.now();
    expect(await use('bash', { command: 'echo begun; sleep 30', timeout_ms: Math.round(stretched(1000)) })).toMatch(
      /^begun\n\[timed out after \d+/,
    );
    expect(performance.now() - startedAt).toBeLessThan(stretched(3000));
  });
});

test('calls of a reply that only read run side by side, and before the next one that writes', async () => {
  const running: string[] = [];
  const most: number[] = [];
  const slow = bench.ports.exec;
  bench.ports.exec = async (command) => {
    running.push('');
    most.push(running.length);
    await until(() => most.length >= 3, 'three are at it');
    running.pop();
    return slow(command);
  };
  const [one, two, three] = await Promise.all([
    use('grep', { pattern: 'const a' }),
    use('grep', { pattern: 'const b' }),
    use('grep', { pattern: 'const' }),
    use('write', { file_path: 'src/a.ts', content: 'gone' }),
  ]);
  expect(Math.max(...most)).toBe(3);
  expect([one, two]).toEqual(['src/a.ts:1:const a = 1;\n', 'src/b.ts:1:const b = 2;\n']);
  expect(three).toContain('src/a.ts:1');
});

test('a call that waits when the run is aborted is not made', async () => {
  const abort = new AbortController();
  const first = use('bash', { command: 'sleep 30' }, abort.signal);
  const second = use('write', { file_path: 'late', content: 'x' }, abort.signal);
  setTimeout(() => abort.abort(), 100);
  expect(await first).toContain('[cancelled]');
  expect(await second).toMatch(/^error: cancelled/);
  expect(() => statSync(inTree('late'))).toThrow();
});

test('a secret in a result reaches neither the model nor an event', async () => {
  writeFileSync(inTree('env'), 'TOKEN=s3cret-value\n');
  expect(await use('read', { file_path: 'env' })).toBe('1\tTOKEN=***');
  expect(await use('bash', { command: 'cat env; echo s3cret-value' })).not.toContain('s3cret-value');
  expect(await use('grep', { pattern: 'TOKEN' })).toBe('env:1:TOKEN=***\n');
  expect(JSON.stringify(bench.events)).not.toContain('s3cret-value');
});
