import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildEnvironment } from '../../src/sandbox/environment.ts';
import { findToolchains } from '../../src/sandbox/toolchains.ts';
import { listed } from '../../src/text/word-list.ts';
import { scratch } from '../support/fixtures.ts';
import { writeFiles } from './open-tree.ts';

let home: string;

beforeEach(async () => {
  home = await realpath(scratch('/tmp'));
});

const find = async (folders: string[], parent: NodeJS.ProcessEnv = {}, hidden: string[] = []) => {
  for (const folder of folders) if (folder.startsWith(home)) await mkdir(folder, { recursive: true });
  const closed = [home, '/home', '/root', '/tmp', '/run'];
  return findToolchains({ ...parent, PATH: folders.join(':') }, { home, systemRoots: ['/usr'], closed, hidden });
};

test('cargo needs rustup, and its credentials stay out', async () => {
  await writeFiles(home, { '.cargo/credentials.toml': 'kept for later', '.rustup/settings.toml': '' });
  const found = await find([join(home, '.cargo/bin'), '/usr/bin']);
  expect(found).toMatchObject({
    path: [join(home, '.cargo/bin'), '/usr/bin'],
    leftOut: [],
    roots: [join(home, '.cargo'), join(home, '.rustup')],
    covered: [join(home, '.cargo/credentials.toml')],
    env: { RUSTUP_HOME: join(home, '.rustup') },
  });
  // cargo writes its registry there: it gets its own below the HOME inside.
  expect(found.env).not.toHaveProperty('CARGO_HOME');
});

test('settings of package managers that hold a secret are covered, and those that hold none stay', async () => {
  const holding = {
    '.cargo/config.toml': '[registries.own]\ntoken = "x"\n',
    '.nvm/versions/node/v22.1.0/etc/npmrc': '//npm.corp.test/:_authToken=x\n',
    '.nvm/.npmrc': '_auth=x\n',
    '.pyenv/versions/3.12.1/pip.conf': '[global]\nindex-url = https://me:hunter2@pypi.corp.test/simple\n',
    '.sdkman/candidates/maven/3.9/conf/settings.xml': '<settings><server><password>x</password></server></settings>',
    '.sdkman/candidates/gradle/8/gradle.properties': 'ownPassword=x\n',
    '.dotnet/NuGet/NuGet.Config': '<add key="ClearTextPassword" value="x" />',
    '.rbenv/versions/3.3.0/etc/gemrc': ':rubygems_api_key: x\n',
    'cache/Python/3.12/x64/pip.conf': '[global]\nextra-index-url = https://me:x@pypi.corp.test/simple\n',
  };
  const plain = {
    '.cargo/config': '[build]\njobs = 2\n',
    '.pyenv/pip.conf': '[global]\n# password = sample\ntimeout = 60\n',
    '.sdkman/candidates/maven/3.8/conf/settings.xml': '<settings><!-- <password>sample</password> --></settings>',
  };
  await writeFiles(home, { ...holding, ...plain, '.rustup/x': '' });
  const folders = listed(`
    .cargo/bin .nvm/bin .pyenv/shims .sdkman/bin .dotnet .rbenv/shims cache/Python/3.12/x64/bin
  `);
  const { covered } = await find(
    folders.map((folder) => join(home, folder)),
    { RUNNER_TOOL_CACHE: join(home, 'cache') },
  );
  expect(covered.toSorted()).toEqual(
    Object.keys(holding)
      .map((name) => join(home, name))
      .toSorted(),
  );
});

test.each([
  ['.pyenv/shims', 'PYENV_ROOT', '.pyenv'],
  ['.nvm/versions/node/v22.1.0/bin', 'NVM_DIR', '.nvm'],
  ['.volta/bin', 'VOLTA_HOME', '.volta'],
  ['.asdf/shims', 'ASDF_DATA_DIR', '.asdf'],
  ['.sdkman/candidates/java/current/bin', 'SDKMAN_DIR', '.sdkman'],
  ['.rbenv/shims', 'RBENV_ROOT', '.rbenv'],
  ['.goenv/versions/1.22.3/bin', 'GOENV_ROOT', '.goenv'],
])('%s opens its root', async (folder, variable, root) => {
  const found = await find([join(home, folder)]);
  expect(found.roots).toEqual([join(home, root)]);
  expect(found.env).toEqual({ [variable]: join(home, root) });
});

test.each([
  ['sdk/go1.22.3/bin', {}, 'sdk'],
  ['go1.22/bin', { GOROOT: 'go1.22' }, 'go1.22'],
])(
  'Go in %s reads its library there, and GOROOT is not made up',
  async (folder, variables: { GOROOT?: string }, root) => {
    const { GOROOT } = variables;
    const found = await find([join(home, folder)], GOROOT === undefined ? {} : { GOROOT: join(home, GOROOT) });
    expect(found).toMatchObject({ roots: [join(home, root)], env: {}, leftOut: [] });
  },
);

test('a toolchain of another home than HOME is known by its folder', async () => {
  const other = join(home, 'other');
  await writeFiles(other, { '.cargo/credentials.toml': 'token = "x"', '.rustup/settings.toml': '' });
  const folders = [join(other, '.pyenv/shims'), join(other, '.cargo/bin')];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const places = { home: join(home, 'job'), systemRoots: ['/usr'], closed: [home], hidden: [] };
  expect(findToolchains({ PATH: folders.join(':') }, places)).toEqual({
    path: folders,
    leftOut: [],
    roots: ['.pyenv', '.cargo', '.rustup'].map((name) => join(other, name)),
    covered: [join(other, '.cargo/credentials.toml')],
    env: { PYENV_ROOT: join(other, '.pyenv'), RUSTUP_HOME: join(other, '.rustup') },
  });
});

test('what no row knows: outside HOME the folder alone, below HOME nothing', async () => {
  const outside = scratch('/var/tmp');
  const found = await find([join(home, 'bin'), join(home, '.config/x'), outside, '/no/such', 'relative']);
  expect(found.roots).toEqual([outside]);
  expect(found.path).toEqual([outside]);
  expect(found.leftOut).toContain(join(home, 'bin'));
});

test('node_modules/.bin opens node_modules; pip --user its libraries; the tool cache itself', async () => {
  await writeFiles(home, { '.local/lib/x': '', '.local/share/secret': '' });
  const cache = join(home, '_tool');
  const found = await find(
    [join(home, 'setup-pnpm/node_modules/.bin'), join(home, '.local/bin'), join(cache, 'node/22/x64/bin')],
    { RUNNER_TOOL_CACHE: cache },
    [join(home, '_temp')],
  );
  expect(found.roots).toEqual([
    join(home, 'setup-pnpm/node_modules'),
    join(home, '.local/bin'),
    join(home, '.local/lib'),
    cache,
  ]);
});

test('hidden folders stay closed, and no variable opens HOME or everything', async () => {
  const action = join(home, '_actions/redgreen');
  const found = await find(
    [join(action, 'node_modules/.bin'), join(home, 'anything'), '/usr/bin'],
    { NVM_DIR: home, PYENV_ROOT: '/', VOLTA_HOME: '/tmp' },
    [action],
  );
  expect(found.roots).toEqual([]);
  expect(found.path).toEqual(['/usr/bin']);
});

test('a PATH folder that is a link is named by where it leads', async () => {
  await mkdir(join(home, '.volta/bin'), { recursive: true });
  await symlink(join(home, '.volta/bin'), join(home, 'link'));
  expect((await find([join(home, 'link')])).path).toEqual([join(home, '.volta/bin')]);
});

test('the environment is an allow list', () => {
  const parent = {
    ...{
      LANG: 'de_DE.UTF-8',
      TZ: 'UTC',
      JAVA_HOME: '/usr/lib/jvm/17',
      GOROOT: '/home/x/go',
      JAVA_HOME_21_X64: '/opt/j21',
    },
    ...{
      GITHUB_TOKEN: 'no',
      NODE_OPTIONS: 'no',
      LD_PRELOAD: 'no',
      BASH_ENV: 'no',
      PYTHONPATH: 'no',
      HOME: '/home/x',
      GIT_DIR: 'no',
    },
    ...{
      HTTPS_PROXY: 'http://proxy:3128',
      npm_config_registry: 'https://user:pw@registry',
      NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca.pem',
    },
  };
  const { always, listed, online } = buildEnvironment({
    ...{
      parent,
      path: ['/usr/bin'],
      toolchainEnv: { PYENV_ROOT: '/home/x/.pyenv' },
      user: 'me',
      home: '/home/user',
      tmp: '/tmp',
    },
    visible: (path) => path.startsWith('/usr') || path.startsWith('/opt') || path.startsWith('/etc'),
  });
  expect(always).toEqual({
    ...{
      LANG: 'de_DE.UTF-8',
      TZ: 'UTC',
      JAVA_HOME: '/usr/lib/jvm/17',
      JAVA_HOME_21_X64: '/opt/j21',
      PYENV_ROOT: '/home/x/.pyenv',
    },
    ...{
      PATH: '/usr/bin:/home/user/.gem/bin:/home/user/.local/bin',
      GEM_HOME: '/home/user/.gem',
      HOME: '/home/user',
      USER: 'me',
      LOGNAME: 'me',
      SHELL: '/bin/sh',
      TMPDIR: '/tmp',
    },
    ...{ CI: 'true', TERM: 'dumb', LSAN_OPTIONS: 'detect_leaks=0', GIT_TERMINAL_PROMPT: '0' },
  });
  expect(listed).toEqual({ NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca.pem' });
  // A proxy's or registry's password would be a secret.
  expect(online).toEqual({ HTTPS_PROXY: 'http://proxy:3128', NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca.pem' });
});
