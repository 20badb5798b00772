import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { launch } from '../../src/sandbox/command-runner.ts';

const plain = { cwd: '/', stdin: undefined, processes: undefined, fileBytes: 1024 * 1024 * 1024 };

function run(script: string, env: Record<string, string>, stdin?: string): string {
  const { args, input } = launch({ ...plain, script, env, stdin });
  return execFileSync(args[0] ?? '', args.slice(1), {
    input,
    env: {},
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

test.each([
  "it's",
  'two\nlines\n',
  '$HOME `id` $(id) \\ \\n',
  '"quoted"',
  'ünï\t\r',
  '',
  "'\n'",
  'x'.repeat(10_000),
  '\n'.repeat(3000),
])('a value arrives as it is: %j', (value) => {
  expect(run('printf %s "$VALUE"', { VALUE: value })).toBe(value);
  expect(run('cat', {}, value)).toBe(value);
});

test('a script arrives as it is, short or long, and its input behind it', () => {
  const script = `cat <<'END'\nit's $HOME\nEND\ncat`;
  expect(run(script, {}, 'input')).toBe("it's $HOME\ninput");
  expect(run(`${script}\n#${'x'.repeat(50_000)}`, {}, 'input')).toBe("it's $HOME\ninput");
});

test('nothing of the launcher is left in the environment, and nothing shows in its arguments', () => {
  const names = run('env | cut -d= -f1', { A: '1' })
    .split('\n')
    .filter((name) => name !== '')
    .sort();
  expect(names).toEqual(['A', 'PWD']);
  const { args } = launch({ ...plain, script: 'secret-script', env: { TOKEN: 'secret-value' } });
  expect(args.join(' ')).not.toContain('secret');
});

test('a name that is none is refused', () => {
  expect(() => launch({ ...plain, script: 'true', env: { 'A=1;id': 'x' } })).toThrow(/not a variable name/);
});
