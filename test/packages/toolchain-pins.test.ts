import { expect, test } from 'vitest';
import { pinWords, toolchainPins } from '../../src/packages/toolchain-pins.ts';

async function words(files: Record<string, string>, said: Record<string, string>) {
  const pins = await toolchainPins(async (path) => files[path]);
  return pinWords(pins, new Map(Object.entries(said)));
}

test.each([
  ['.nvmrc', 'v20.11\n', { node: 'v24.1.0' }],
  ['.node-version', '22 # ours\n', { node: 'v20.2.0' }],
  ['.tool-versions', '# ours\nnodejs 20.11.1\nterraform 1.0\n', { node: 'v20.11.0' }],
  ['.tool-versions', 'java temurin-21.0.2+13.0.LTS\n', { java: 'openjdk version "17.0.9" 2023-10-17' }],
  ['.python-version', '3.12\n', { python3: 'Python 3.11.2' }],
  ['.tool-versions', 'golang 1.99\n', { go: 'go: download go1.99 for linux/amd64: toolchain not available' }],
  ['.ruby-version', 'ruby-3.3.0\n', {}],
  ['.python-version', '3.12\n', { python3: "pyenv: version `3.12' is not installed (set by /x/.python-version)" }],
  [
    'mise.toml',
    '[tools]\nterraform = "1"\nnode = "22"\n\n[env]\npython = "2"\n',
    { node: 'v20.2.0', python3: 'Python 3.11.2' },
  ],
  ['.config/mise.toml', '[tools]\ngo = { version = "1.30" }\n', { go: 'go version go1.22.3 linux/amd64' }],
])('%s %j and %j: another one', async (file, text, said) => {
  expect(await words({ [file]: text }, said)).toEqual([expect.stringMatching(`^\`${file}\` asks for `)]);
});

test.each([
  ['.nvmrc', 'v20\n', { node: 'v20.11.1' }],
  ['.nvmrc', 'lts/*\n', { node: 'v24.1.0' }],
  ['.nvmrc', '', {}],
  ['.tool-versions', 'python system\nruby ref:abc\nnodejs 20.11.1 18.2.0\n', { node: 'v20.11.1' }],
  ['.tool-versions', 'java temurin-8.0.392\n', { java: 'openjdk version "1.8.0_392"' }],
  ['.python-version', 'pypy3.10-7.3\n', { python3: 'Python 3.11.2' }],
  ['mise.toml', '[tools]\nnode = "lts"\npython = ["3.11", "3.12"]\n', { node: 'v20.2.0', python3: 'Python 3.11.2' }],
])('%s %j and %j: nothing to say', async (file, text, said) => {
  expect(await words({ [file]: text }, said)).toEqual([]);
});
