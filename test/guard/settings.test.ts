/** Settings are read as their tools read them, however they are written. */

import { expect, test } from 'vitest';
import { readSettings } from '../../src/guard/settings.ts';
import { stretched } from '../support/slow-machine.ts';

const read = (path: string, text: string) =>
  readSettings(path, text).map(({ key, values, line }) => `${line} ${key} = ${values.join(' | ')}`);

test.each<[path: string, text: string, settings: string[]]>([
  [
    'pyproject.toml',
    '[tool.pytest.ini_options]\naddopts = [\n  "-q",\n  # slow\n  "--deselect=a, b",\n]\n',
    ['2 tool.pytest.ini_options.addopts = -q | --deselect=a, b'],
  ],
  ['pyproject.toml', '[tool]\npytest.ini_options.addopts = "-x"\n', ['2 tool.pytest.ini_options.addopts = -x']],
  [
    'pyproject.toml',
    '[a]\nb = 1\n[c]\nd = {e = 2}\n[a.f]\ng = """\none\ntwo"""\n',
    ['2 a.b = 1', '6 a.f.g = one | two', '4 c.d.e = 2'],
  ],
  [
    'nextest.toml',
    '[[profile]]\nretries = 3\n[[profile]]\nretries = 4\n',
    ['2 profile.retries = 3', '4 profile.retries = 4'],
  ],
  [
    '.mocharc.yml',
    'retries: 2\nspec: [a, "b"]\nenv: {skip: true}\n',
    ['1 retries = 2', '2 spec = a | b', '3 env.skip = true'],
  ],
  [
    'codecov.yml',
    'a:\n  - b: 1\n    c: |\n      one\n      two\n  - b: 2\n',
    ['2 a.b = 1', '3 a.c = one | two', '6 a.b = 2'],
  ],
  ['.taprc', 'a: [1\nb: 2\n', ['1 a = 1', '2 b = 2']],
  ['phpunit.xml', "<phpunit stopOnFailure='false'/>\n", ['1 phpunit.stopOnFailure = false']],
  ['pytest.ini', '[pytest]\naddopts =\n  -q\n  -k one\n', ['2 pytest.addopts = -q | -k one']],
])('%s: %j', (path, text, settings) => expect(read(path, text)).toEqual(settings));

test('nested and repeated settings take no time', () => {
  const began = performance.now();
  for (const text of ['['.repeat(19_000), 'a:\n'.repeat(6000), `{${'a: 1, '.repeat(3000)}}`, '- &a [*a]\n'.repeat(900)])
    for (const path of ['a.yml', 'a.toml']) read(path, text);
  expect(performance.now() - began).toBeLessThan(stretched(10_000));
});
