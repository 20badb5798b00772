import { describe, expect, it } from 'vitest';
import { findCommands } from '../../src/packages/commands.ts';

const find = (files: Record<string, string>, given: { setup?: string; build?: string; test?: string } = {}) =>
  findCommands({ read: async (path) => files[path], list: async () => Object.keys(files) }, given);
const manifest = (scripts: Record<string, string>, more: object = { devDependencies: { vitest: '1' } }) =>
  JSON.stringify({ scripts, ...more });

describe('findCommands', () => {
  it.each([
    ['package-lock.json', 'npm ci', 'npm test', 'npm install'],
    ['npm-shrinkwrap.json', 'npm ci', 'npm test', 'npm install'],
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile', 'pnpm test', 'pnpm install --no-frozen-lockfile'],
    ['bun.lock', 'bun install --frozen-lockfile', 'bun run test', 'bun install'],
    ['yarn.lock', 'yarn install --frozen-lockfile', 'yarn test', 'yarn install'],
  ])('lets %s decide, and where it is out of date the manifest', async (lock, setup, test, free) => {
    const because = `package.json, ${lock}`;
    expect(await find({ 'package.json': manifest({ test: 'vitest run' }), [lock]: '' })).toEqual({
      ...{ setup, build: undefined, test, because },
      fallbacks: [{ setup: free, build: undefined, test, because: `${because}; if its lock file is out of date` }],
    });
  });

  it.each([
    ['npm ci && cd api && node gen.mjs', undefined, '(cd api && node gen.mjs) && npm run build', 'npm run build'],
    ['npm ci && make -C native', 'none', undefined, undefined],
    ['npm ci && husky', undefined, 'npm run build', undefined],
    ['npm ci', undefined, 'npm run prepare && npm run build', 'npm run build', { prepare: 'husky && tshy' }],
    ['npm ci', 'tsc', 'npm run postinstall && tsc', 'tsc', { postinstall: 'npm run gen', gen: 'node gen.mjs' }],
    ['npm ci --ignore-scripts', undefined, 'npm run build', undefined, { prepare: 'node gen.mjs' }],
    ['npm ci', undefined, 'npm run build', undefined, { prepare: 'husky && npm run build', postinstall: 'npm i -g a' }],
    ['npm ci', undefined, 'npm run build', undefined, { prepare: 'tshy', pretest: 'npm run prepare' }],
  ])('makes what %s makes of sources before each build', async (setup, build, first, second, scripts: object = {}) => {
    const files = { 'package.json': manifest({ test: 'vitest run', build: 'tsc', ...scripts }) };
    const found = await find(files, { setup, ...(build && { build }) });
    expect([found.setup, found.build, found.alternatives?.[0]?.build]).toEqual([setup, first, second]);
  });

  it('reaches the commands of the manifest also where two jobs have a build and an install makes something', async () => {
    const job = (n: number) =>
      `  a${n}: { steps: [{ run: npm ci }, { run: npm run build }, { run: npm run unit -- ${n} }] }\n`;
    const files = {
      '.github/workflows/ci.yml': `on: push\njobs:\n${job(1)}${job(2)}`,
      'package.json': manifest({ test: 'tape test', unit: 'tape unit', build: 'tsc', prepare: 'node gen.mjs' }),
    };
    const { alternatives = [] } = await find(files);
    expect(alternatives.map(({ test: command }) => command)).toContain('npm test');
  });

  it.each([
    [{}, 'undefined npm test --ignore-scripts'],
    [{ pretest: 'npm run compile', compile: 'rimraf build && tsc' }, 'npm run pretest npm test --ignore-scripts'],
  ])('has the tests without what npm runs around them, but for a build, as its next proposal', async (more, next) => {
    const text = manifest({ test: 'tape test', posttest: 'npx audit-ci', ...more });
    const { test: first, alternatives: [second] = [], because } = await find({ 'package.json': text });
    expect([first, `${second?.build} ${second?.test}`]).toEqual(['npm test', next]);
    expect(because).toBe('package.json');
  });

  it.each([
    [{ Makefile: 'build:\n\tcc a.c\ntest: build\n\t./a.out\n' }, undefined, 'make build', 'make test'],
    [
      { Makefile: 'test: unit\nunit:\n\tpython3 -m pytest\n', 'tests/test_a.py': '' },
      undefined,
      undefined,
      'make test',
    ],
    [
      { 'Cargo.toml': '', 'Cargo.lock': '' },
      'cargo fetch --locked && { cargo test --no-run || true; }',
      undefined,
      'cargo test',
    ],
    [{ 'go.mod': '' }, 'go mod download', 'go build ./...', 'go test ./...'],
    [
      { 'go.mod': '', 'vendor/modules.txt': '# example.com/rate v1.0.0\n## explicit; go 1.19\nexample.com/rate\n' },
      undefined,
      'go build ./...',
      'go test ./...',
    ],
    [{ 'pom.xml': '', mvnw: '' }, './mvnw -B -q dependency:go-offline', undefined, './mvnw -B test'],
    [{ 'build.gradle.kts': '' }, 'gradle --console=plain testClasses', undefined, 'gradle --console=plain test'],
    [
      { 'Makefile.PL': 'WriteMakefile(PREREQ_PM => {})', 't/words.t': '' },
      'cpanm --quiet --notest --local-lib local --installdeps .',
      'perl Makefile.PL && make',
      'PERL5LIB=local/lib/perl5 make test',
    ],
    [{ Makefile: 'test:\n\t./t\n', 'lib.sln': '', 'vs/lib.vcxproj': '' }, undefined, undefined, 'make test'],
    [{ 'lib.sln': '', 'lib/lib.csproj': '' }, 'dotnet restore', undefined, 'dotnet test --no-restore'],
    [{ Gemfile: '', '.rspec': '' }, 'bundle install', undefined, 'bundle exec rspec'],
    [{ 'spec/till_spec.rb': '' }, undefined, undefined, 'rspec'],
    [{ 'till.lua': '', 'spec/till_spec.lua': '' }, undefined, undefined, 'busted'],
    [{ 'bin/words': '', 'test/words.bats': '', 'test/help.bash': '' }, undefined, undefined, 'bats test'],
    [{ 'deno.json': '{"tasks": {"test": "deno test -A"}}' }, 'deno install', undefined, 'deno task test'],
    [{ 'mix.exs': '' }, 'mix deps.get', undefined, 'mix test'],
    [
      { 'CMakeLists.txt': 'enable_testing()' },
      'cmake -S . -B build',
      'cmake --build build',
      'ctest --test-dir build --output-on-failure',
    ],
    [
      { 'tests/test_a.py': '', 'pyproject.toml': '[tool.pytest.ini_options]' },
      undefined,
      undefined,
      'python3 -m pytest',
    ],
    [{ 'setup.py': 'setup()', tests: '' }, undefined, undefined, 'python3 -m unittest discover'],
    [{ 'calc.py': '', 'test_calc.py': 'import unittest' }, undefined, undefined, 'python3 -m unittest discover'],
    [{ 'calc.py': '', 'tests/test_calc.py': '' }, undefined, undefined, 'python3 -m unittest discover -s tests'],
    [{ 'tests/__init__.py': '', 'tests/test_a.py': '' }, undefined, undefined, 'python3 -m unittest discover'],
    [{ 'tests/test_a.py': 'import pytest\n' }, undefined, undefined, 'python3 -m pytest'],
    [
      { 'pyproject.toml': '', 'tests/test_a.py': 'def test_a():\n    pass\n' },
      undefined,
      undefined,
      'python3 -m pytest',
    ],
    [
      { 'pyproject.toml': '', 'tests/test_a.py': 'class A:\n    def test_a(self):\n' },
      undefined,
      undefined,
      'python3 -m unittest discover -s tests',
    ],
    [
      { 'setup.py': 'setup()', '.pytest.ini': '[pytest]', 'tests/test_a.py': '' },
      undefined,
      undefined,
      'python3 -m pytest',
    ],
    [
      { Rakefile: 'task :test', Gemfile: '', 'test/test_a.py': '' },
      'bundle install',
      undefined,
      'bundle exec rake test',
    ],
    [{ 'notes/test_a.py': '', 'a.py': '' }, undefined, undefined, undefined],
    [
      { 'uv.lock': '', 'pyproject.toml': 'pytest' },
      'uv sync --frozen --all-extras --all-groups',
      undefined,
      'uv run --frozen python -m pytest',
    ],
  ])('reads %j', async (files, setup, build, test) => {
    expect(await find(files as Record<string, string>)).toMatchObject({ setup, build, test });
  });

  it('installs what Python names into a folder of its own', async () => {
    const found = await find({ 'requirements.txt': 'pytest\nrequests\n', 'tests/test_a.py': '' });
    expect(found.setup).toBe(
      'python3 -m venv .venv && . .venv/bin/activate && pip install --quiet pytest -r requirements.txt',
    );
    expect(found.test).toBe('. .venv/bin/activate && python -m pytest');
    const lists = '[project.optional-dependencies]\ntests = []\n[dependency-groups]\ndev = ["pytest>=8"]\n';
    const grouped = await find({ 'pyproject.toml': `[project]\nname = "a"\n${lists}` });
    expect(grouped.setup).toMatch(/pip install --quiet pytest -e '\.\[tests\]' 'pytest>=8'$/);
    const apart = await find({
      '.pytest.ini': '[pytest]',
      'tests/requirements.txt': 'pytest-cov\n',
      'tests/test_a.py': 'import pytest',
      'src/a.py': '',
    });
    expect(apart.alternatives).toMatchObject([{ setup: undefined, test: 'PYTHONPATH=src python3 -m pytest' }]);
    expect(apart.setup).toBe(
      'python3 -m venv .venv && . .venv/bin/activate && pip install --quiet pytest -r tests/requirements.txt',
    );
  });

  it('puts a target of make that runs nothing known behind what others say, and keeps it in question', async () => {
    const files = {
      Makefile: 'test: demo\n\t./demo\ndemo: demo.c\n\t$(CC) demo.c -o demo\n',
      'CMakeLists.txt': 'enable_testing()\n',
    };
    const { test: first, alternatives = [] } = await find(files);
    expect([first, ...alternatives.map(({ test: command }) => command)]).toEqual([
      'ctest --test-dir build --output-on-failure',
      'ctest --test-dir build --output-on-failure',
      'make test',
    ]);
    expect((await find({ ...files, Makefile: 'test:\n\tctest --test-dir out\n' })).test).toBe('make test');
    expect(await find(files, { test: 'make test' })).toMatchObject({ test: 'make test' });
  });

  it('asks the Rakefile before the folder of specs, and keeps both in question', async () => {
    const files = { Gemfile: '', Rakefile: 'Minitest::TestTask.create', 'spec/till_spec.rb': '' };
    const { test: first, alternatives = [] } = await find(files);
    expect([first, alternatives[0]?.test]).toEqual(['bundle exec rake test', 'bundle exec rspec']);
  });

  it('takes tests from the Makefile and dependencies from the language below it', async () => {
    const found = await find({ Makefile: 'test:\n\tgo test -race ./...\n', 'go.mod': '' });
    expect(found).toMatchObject({
      setup: 'go mod download',
      build: undefined,
      test: 'make test',
      because: 'Makefile, go.mod',
    });
  });

  it('puts what was given before what was found, switches off with none, and follows the given test command', async () => {
    const files = { 'package.json': manifest({ test: 'jest', build: 'tsc' }), 'go.mod': '' };
    expect(await find(files, { setup: 'none', build: 'none', test: ' ' })).toMatchObject({
      setup: undefined,
      build: undefined,
      test: 'npm test',
    });
    const given = await find(files, { test: 'go test ./cart' });
    expect(given).toMatchObject({ setup: 'go mod download', test: 'go test ./cart' });
    expect(given.because).toBe('test-command; go.mod');
    expect((await find(files, { setup: 'a', build: 'b', test: 'c' })).because).toBe(
      'setup-command, build-command, test-command',
    );
  });
});
