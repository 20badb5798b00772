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
  ['.python-version', '3.12\n', { python3: "pyenv: version `3.12' is not installed (set by /x/.python-version)" }],
  ['go.mod', 'module x\n\ngo 1.21\n\ntoolchain go1.30.1\n', { go: 'go version go1.22.3 linux/amd64' }],
  ['go.mod', 'module x\ngo 1.99\n', { go: 'go: download go1.99 for linux/amd64: toolchain not available' }],
  ['rust-toolchain', '1.75.0\n', {}],
  ['package.json', '{"engines":{"node":"20.x"}}', { node: 'v24.1.0' }],
  ['package.json', '{"engines":{"node":">=22.6"}}', { node: 'v22.5.1' }],
  [
    'mise.toml',
    '[tools]\nterraform = "1"\nnode = "22"\n\n[env]\npython = "2"\n',
    { node: 'v20.2.0', python3: 'Python 3.11.2' },
  ],
  ['.config/mise.toml', '[tools]\ngo = { version = "1.30" }\n', { go: 'go version go1.22.3 linux/amd64' }],
  ['pyproject.toml', '[project]\nrequires-python = ">=3.13,<4"\n', { python3: 'Python 3.11.2' }],
  ['Cargo.toml', '[package]\nrust-version = "1.90"\n', { cargo: 'cargo 1.88.0 (873a06493)' }],
  ['Gemfile', "source 'https://rubygems.org'\nruby '3.3.0'\n", { ruby: 'ruby 3.1.2p20 (2022-04-12)' }],
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
  ['go.mod', 'module x\ngo 1.21.0\nrequire a v1.99.0\n', { go: 'go version go1.22.3 linux/amd64' }],
  ['rust-toolchain.toml', '[toolchain]\nchannel = "stable"\n', { cargo: 'cargo 1.88.0 (873a06493)' }],
  ['package.json', '{"engines":{"node":">=18"}}', { node: 'v20.8.0' }],
  ['package.json', '{"engines":{"node":"^18.18.0 || ^20.9.0 || >=21.1"}}', { node: 'v20.9.0' }],
  ['package.json', '{"engines":{"node":">=18 <25"}}', { node: 'v26.0.0' }],
  ['package.json', '{"engines":{"node":"*"}}', { node: 'v26.0.0' }],
  ['mise.toml', '[tools]\nnode = "lts"\npython = ["3.11", "3.12"]\n', { node: 'v20.2.0', python3: 'Python 3.11.2' }],
  ['pyproject.toml', '[project]\nrequires-python = ">=3.8"\n', { python3: 'Python 3.11.2' }],
  ['pyproject.toml', '[project]\nrequires-python = "~=3.8"\n', { python3: 'Python 3.11.2' }],
  ['Cargo.toml', '[package]\nrust-version = "1.70"\n', { cargo: 'cargo 1.88.0 (873a06493)' }],
  ['Gemfile', "ruby file: '.ruby-version'\n", {}],
  ['Gemfile', "ruby '3.1.4', engine: 'jruby', engine_version: '9.4.8.0'\n", { ruby: 'jruby 9.4.8.0 (3.1.4)' }],
  ['Gemfile', "ruby '3.1.0', '<= 3.3'\n", { ruby: 'ruby 3.2.2' }],
  ['package.json', '{ not json', {}],
])('%s %j and %j: nothing to say', async (file, text, said) => {
  expect(await words({ [file]: text }, said)).toEqual([]);
});
