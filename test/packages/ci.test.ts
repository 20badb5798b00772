/** Commands out of a project's own continuous integration. */

import { expect, test } from 'vitest';
import { findCommands } from '../../src/packages/commands.ts';

type Files = Record<string, string>;

const find = (files: Files) =>
  findCommands({ read: async (path) => files[path], list: async () => Object.keys(files) }, {});
const node = (scripts: Record<string, string>) => JSON.stringify({ scripts, devDependencies: { mocha: '1' } });

/** One job `test`, of these lines below its name. */
const job = (...lines: string[]): Files => ({
  '.github/workflows/ci.yml': ['on: [push]', 'jobs:', '  test:', ...lines.map((line) => `    ${line}`), ''].join('\n'),
});
const steps = (...runs: string[]) => ['runs-on: ubuntu-latest', 'steps:', ...runs.map((run) => `  - run: ${run}`)];
/** The same in a package that says how it is tested. */
const npm = (...lines: string[]): Files => ({ ...package_, ...job(...lines) });
const package_ = { 'package.json': node({ test: 'mocha', lint: 'eslint .', ci: 'npm run lint && nyc mocha' }) };

test.each<[what: string, files: Files, found: object]>([
  [
    'a CI that runs no known test is named with its reason, beside the manifest',
    {
      ...{ ...package_, '.travis.yml': 'install: npm ci\n', '.github/workflows/b.yml': 'on: push\njobs: [\n' },
      ...job(...steps('npm run lint', '${{ needs.a.outputs.run }} npm test', 'npm run postlint')),
      '.github/workflows/c.yml': 'on: push\njobs: { test: { uses: a/b/.github/workflows/c.yml@v1 } }\n',
    },
    {
      test: 'npm test',
      leftOut: [
        '.github/workflows/b.yml (no valid YAML)',
        '.github/workflows/c.yml (its jobs call others, or run on another system)',
        '.github/workflows/ci.yml (`${{ needs.a.outputs.run }} npm test` (needs needs.a.outputs.run))',
        '.travis.yml (no command of it is known to test)',
      ],
    },
  ],
  [
    'tests that say what they run; a recipe that loses their exit code comes last',
    {
      ...job(...steps('go build .', 'go test -v')),
      ...{ 'go.mod': '', Makefile: 'test:\n\t@./run_tests && \\\n\t\techo ok || echo "not ok"\n' },
    },
    {
      test: 'go test -v',
      alternatives: [
        { because: expect.stringContaining('without its build') },
        { because: 'go.mod' },
        { because: 'go.mod, without its build' },
        { test: 'make test', because: 'Makefile, go.mod; its recipe loses the exit code of the tests' },
      ],
    },
  ],
  [
    'jobs that Travis includes have the variables of their own',
    {
      '.travis.yml':
        'node_js: [8.4, 12.18, node]\nmatrix:\n  include:\n    - { os: osx, env: [A=1] }\n    - { os: linux, env: [A=2, CI_COMPILER=g++] }\nscript: [cmake ., make testall]\n',
    },
    { setup: 'cmake .', test: 'make testall', env: { TRAVIS_NODE_VERSION: '12.18', A: '2', CI_COMPILER: 'g++' } },
  ],
  [
    'what stands before the tests sets up and builds; a linter and a benchmark are left out and named',
    {
      ...job(...steps('npm ci', 'node test/benchmark.js', 'npm run lint', 'npm run build', 'npm test')),
      'package.json': node({ test: 'mocha', build: 'tsc', lint: 'eslint .' }),
    },
    {
      setup: 'npm ci',
      build: 'npm run build',
      test: 'npm test',
      because: '.github/workflows/ci.yml:10 (job test)',
      leftOut: ['`node test/benchmark.js` (neither builds nor tests)', '`npm run lint` (neither builds nor tests)'],
    },
  ],
  [
    'a file of tests is one, whatever it tests',
    { ...package_, ...job(...steps('npm ci', 'node test/format.js')) },
    { test: 'node test/format.js' },
  ],
  [
    'a script that runs a known runner is a test, whatever its name',
    npm(...steps('npm install --legacy-peer-deps', 'npm run ci')),
    { setup: 'npm install --legacy-peer-deps', test: 'npm run ci' },
  ],
  [
    'a program that only its name calls a check is no test beside a known runner',
    {
      '.github/workflows/ci.yml': `${job(...steps('npm test'))['.github/workflows/ci.yml']}  lint:\n    strategy: { matrix: { node: [24] } }\n    steps:\n      - run: npm run postlint\n`,
      'package.json': node({ test: 'mocha', postlint: 'template-oss-check' }),
    },
    { test: 'npm test' },
  ],
  [
    'of jobs that name versions of one tool, the one with the newest',
    {
      ...package_,
      '.github/workflows/ci.yml': `on: push\njobs:\n${[
        ['old', 16],
        ['new', 22],
      ]
        .map(
          ([name, version]) =>
            `  ${name}:\n    steps:\n      - { uses: actions/setup-node@v4, with: { node-version: ${version} } }\n      - run: npx mocha ${name}\n`,
        )
        .join('')}`,
    },
    { test: 'npx mocha new' },
  ],
  [
    'the variables of workflow, job and step, without what a secret holds',
    {
      ...package_,
      '.github/workflows/a.yml':
        'on: push\nenv: { TZ: Europe/Berlin }\njobs:\n  a:\n    env: { LEVEL: 2, KEY: "${{ secrets.KEY }}" }\n    steps:\n      - run: npm test\n        env: { MODE: "${{ env.TZ }}" }\n',
    },
    {
      env: { TZ: 'Europe/Berlin', LEVEL: '2', MODE: 'Europe/Berlin' },
      leftOut: ['the variable KEY (needs secrets.KEY)'],
      fallbacks: [{ setup: undefined, because: '.github/workflows/a.yml:7 (job a), without a guessed setup' }],
    },
  ],
  [
    'the newest entry of the matrix on Linux; conditions and expressions over it',
    npm(
      'runs-on: ${{ matrix.os }}',
      'strategy:',
      '  matrix:',
      '    os: [windows-latest, ubuntu-latest]',
      '    node: [18, 22, 20, nightly]',
      'steps:',
      '  - uses: actions/setup-node@v4',
      '    with: { node-version: "${{ matrix.node }}" }',
      '  - if: matrix.node == 18',
      '    run: npm install mocha@5',
      '  - run: npm test -- --node=${{ matrix.node }}',
    ),
    {
      test: 'npm test -- --node=22',
      because: '.github/workflows/ci.yml:14 (job test, os ubuntu-latest, node 22)',
      wants: [{ tool: 'node', versions: ['22', '20', '18', 'nightly'] }],
    },
  ],
  [
    'the folder of the job and of the step; services and containers are named',
    {
      'app/package.json': node({ test: 'mocha' }),
      ...job(
        'defaults: { run: { working-directory: app } }',
        'container: node:22',
        'services:',
        '  db: { image: postgres, ports: ["5432:5432"] }',
        'steps:',
        '  - run: npm ci',
        '  - run: npm test',
      ),
    },
    {
      setup: 'cd app && npm ci',
      test: 'cd app && npm test',
      leftOut: [
        'the container node:22: the programs of this machine are used',
        'the service db on localhost:5432 (`test-services` carries it in)',
      ],
    },
  ],
  [
    'a container by an expression is that of the entry, or none',
    npm(
      'strategy: { matrix: { old: [false] } }',
      `container: "\${{ matrix.old && 'node:18' || '' }}"`,
      ...steps('npm test'),
    ),
    { test: 'npm test', leftOut: [] },
  ],
  [
    'lines of a script one by one, with `cd`; the same tests with other options once',
    {
      ...{ 'Cargo.toml': '', 'core/Cargo.toml': '' },
      ...job(
        'steps:',
        '  - run: |',
        '      set -ex',
        '      cd core',
        '      cargo build',
        '      cargo test',
        '      cargo test --release',
      ),
    },
    {
      setup: 'cargo fetch && { cargo test --no-run || true; }',
      build: 'cd core && cargo build',
      test: 'cd core && cargo test',
      leftOut: ['`cargo test --release` (the same tests once more)'],
    },
  ],
  [
    'a script with conditions as a whole',
    npm('steps:', '  - run: |', '      if true; then', '        npm test', '      fi'),
    { test: "bash -ec 'if true; then\n  npm test\nfi'" },
  ],
  [
    'a pipe in a shell that is named, or that asks for it, fails with any part of it',
    npm('steps:', '  - run: npm run build | tee log', '  - run: npm test | tee log', '    shell: bash'),
    { test: "bash -ec 'set -o pipefail\nnpm test | tee log'" },
  ],
  [
    'a script that sets pipefail keeps it',
    npm('steps:', '  - run: |', '      set -eo pipefail', '      npm test 2>&1 | tee log'),
    { test: "bash -ec 'set -eo pipefail\nnpm test 2>&1 | tee log'" },
  ],
  [
    'an option that means another thing with other runners, and a snapshot by an option of one',
    { ...job(...steps('npx jest --updateSnapshot', 'python3 -u -m unittest')), 'test_a.py': '' },
    { test: 'python3 -u -m unittest', leftOut: ['`npx jest --updateSnapshot` (writes what the tests expect)'] },
  ],
  [
    'pip installs into a folder of its own, and the project so that its code is what is tested',
    {
      ...job(...steps('pip install --user -r dev.txt .[test]', 'pip install dist/*.whl', 'pytest -q')),
      'pyproject.toml': '',
    },
    {
      setup: 'python3 -m venv .venv && . .venv/bin/activate && pip install -r dev.txt -e .[test] && pip install -e .',
      test: '. .venv/bin/activate && pytest -q',
      fallbacks: [{ setup: undefined, test: 'pytest -q' }],
    },
  ],
  [
    'tox as far as its file can be read: it fetches while it tests',
    {
      ...job(...steps('pip install tox', 'tox -e py')),
      'tox.ini':
        '[testenv]\ndeps =\n  pytest\n  lint: flake8\nsetenv = MODE=1\ncommands =\n  pytest {posargs:tests}\n  flake8\n',
    },
    {
      setup: expect.stringContaining('&& pip install -e . pytest'),
      test: '. .venv/bin/activate && pytest tests',
      env: { MODE: '1' },
    },
  ],
  [
    'tox by itself, where no other file says how to test',
    {
      'tox.ini': '[testenv]\ndeps = pytest\ncommands = pytest {posargs}\n',
      'setup.py': '',
      'tests/test_a.py': 'import pytest\n',
    },
    {
      setup: expect.stringContaining('&& pip install -e . pytest'),
      test: '. .venv/bin/activate && pytest',
      because: 'tox.ini:1 (job tox)',
    },
  ],
  [
    'nox by itself: the first session that tests and whose arguments are plain texts',
    {
      'noxfile.py': [
        'import nox',
        '',
        '@nox.session',
        'def lint(session):',
        '    session.install("flake8")',
        '    session.run("flake8", "src")',
        '',
        '@nox.session',
        'def bare(session):',
        '    session.install(*deps("test"))',
        '    session.run("pytest")',
        '',
        '@nox.session(python=["3.12", "3.13"])',
        'def tests(session: nox.Session) -> None:',
        '    session.install("-e", ".[test]", "pytest")  # with its extra',
        '    session.run(',
        '        "python", "-m", "pytest", "tests/my tests",',
        '        *session.posargs, silent=True,',
        '    )',
        '',
        'def deps(name):',
        '    return [name]',
      ].join('\n'),
      'setup.py': '',
      'tests/test_a.py': 'import pytest\n',
    },
    {
      setup: expect.stringContaining("&& pip install -e '.[test]' pytest"),
      test: ". .venv/bin/activate && python -m pytest 'tests/my tests'",
      because: 'noxfile.py:1 (job nox)',
    },
  ],
  [
    'a session that CI asks nox for by its name',
    {
      ...job(...steps('pipx install nox', 'nox -s unit-3.13')),
      'noxfile.py':
        '@nox.session\ndef all(session):\n    session.run("pytest")\n\n@nox.session\ndef unit(session):\n    session.run("pytest", "unit")\n',
    },
    { test: 'pytest unit', because: '.github/workflows/ci.yml:7 (job test)' },
  ],
  [
    'what is for another system, needs a secret, uploads or publishes is left out and named',
    npm(
      'steps:',
      '  - uses: actions/checkout@v4',
      "  - if: runner.os == 'Windows'",
      '    run: choco install jq',
      '  - run: login ${{ secrets.KEY }}',
      '  - run: npm test',
      '  - uses: actions/upload-artifact@v4',
      '  - run: npm publish',
    ),
    {
      test: 'npm test',
      leftOut: [
        "`choco install jq` (only if runner.os == 'Windows')",
        '`login ${{ secrets.KEY }}` (needs secrets.KEY)',
        'the action actions/upload-artifact',
        '`npm publish` (comes after the tests)',
      ],
    },
  ],
  [
    'what changes the machine, speaks to the job or needs an earlier step is left out and named',
    npm(
      'steps:',
      '  - run: sudo apt-get install -y jq',
      '  - run: yarn global add nyc',
      '  - run: npx vitest run --update',
      '  - run: echo "A=1" >> $GITHUB_ENV',
      '  - run: npm ci --tag ${{ steps.tag.outputs.name }}',
      '  - run: npm test',
    ),
    {
      test: 'npm test',
      leftOut: [
        '`npm ci --tag ${{ steps.tag.outputs.name }}` (needs steps.tag.outputs.name)',
        '`npx vitest run --update` (writes what the tests expect)',
        '`sudo apt-get install -y jq` (changes the machine)',
        '`yarn global add nyc` (changes the machine)',
      ],
    },
  ],
  [
    'what is installed for the whole machine, by npm and corepack, is so in HOME; pnpm’s own action too',
    {
      'package.json': `{ "packageManager": "pnpm@8.5.1+sha512.a", ${node({ test: 'mocha' }).slice(1)}`,
      ...job(
        ...['steps:', '  - uses: pnpm/action-setup@v4', '  - run: npm i -fg corepack && corepack enable'],
        '  - run: npm test',
      ),
    },
    {
      setup:
        'npm --prefix ~/.local install -g pnpm@8.5.1 && npm --prefix ~/.local i -fg corepack && mkdir -p ~/.local/bin && corepack enable --install-directory ~/.local/bin',
      leftOut: [],
    },
  ],
  [
    'tests behind what starts their runner, and none in a name that only sounds so',
    {
      'package.json': node({ test: 'borp', 'test:types': 'tsc --noEmit' }),
      ...job(
        ...steps(
          ...['corepack yarn install', 'corepack yarn test:types', 'bundle exec rake gemspec'],
          ...['corepack yarn test', 'ruby -S rake ast_spec', 'valgrind -q make distcheck'],
        ),
      ),
    },
    {
      ...{ setup: 'corepack yarn install', build: 'bundle exec rake gemspec' },
      test: 'corepack yarn test && ruby -S rake ast_spec && valgrind -q make distcheck',
      leftOut: ['`corepack yarn test:types` (neither builds nor tests)'],
    },
  ],
  [
    'a folder that a step tells to those behind it, and a target of make in a folder',
    job(
      'steps:',
      '  - id: words',
      '    run: echo "out=${{ github.workspace }}/build" >> "$GITHUB_OUTPUT"',
      '  - run: cmake -B ${{ steps.words.outputs.out }} -DENABLE_TESTS=1',
      '  - run: ctest',
      '    working-directory: ${{ steps.words.outputs.out }}',
      '  - run: make -j -C examples clean all-test',
    ),
    {
      setup: 'cmake -B ./build -DENABLE_TESTS=1',
      test: '(mkdir -p build && cd build && ctest) && make -j -C examples clean all-test',
    },
  ],
  [
    'a job of the project’s own action, and one that an action sets up',
    {
      Gemfile: '',
      '.github/actions/prepare/action.yml':
        'inputs: { to: { default: all } }\nruns:\n  using: composite\n  steps:\n    - run: bundle install --with ${{ inputs.to }}\n      shell: bash\n',
      ...job(
        'steps:',
        '  - uses: ruby/setup-ruby@v1',
        '    with: { ruby-version: "3.3", bundler-cache: true }',
        '  - uses: ./.github/actions/prepare',
        '  - run: bundle exec rake',
      ),
    },
    {
      setup: 'bundle install && bundle install --with all',
      test: 'bundle exec rake',
      wants: [{ tool: 'ruby', versions: ['3.3'] }],
    },
  ],
  [
    'of several jobs the one with a matrix, and none that runs elsewhere or for a release',
    {
      ...package_,
      '.github/workflows/a.yml':
        'on: [push]\njobs:\n  mac:\n    runs-on: macos-14\n    steps:\n      - run: npm run ci\n  cover:\n    steps:\n      - run: npm run ci\n  test:\n    strategy: { matrix: { node: [20] } }\n    steps:\n      - run: npm test\n',
      '.github/workflows/b.yml':
        'on: { release: {}, push: { tags: v* } }\njobs:\n  a:\n    strategy: { matrix: { node: [22] } }\n    steps:\n      - run: npm run ci\n',
    },
    { test: 'npm test', because: '.github/workflows/a.yml:13 (job test)' },
  ],
  [
    'whose repository it is decides nothing',
    {
      ...package_,
      '.github/workflows/b.yml':
        "on: [push, pull_request]\njobs:\n  test:\n    if: github.repository_owner == 'acme'\n    steps:\n      - run: npm test\n",
    },
    { test: 'npm test', because: '.github/workflows/b.yml:6 (job test)' },
  ],
  [
    'a shell out of the matrix; cleaning tests nothing; `;` ends with the first failing command, as in the job',
    {
      ...job(
        'defaults: { run: { shell: "${{ matrix.sh }}" } }',
        'strategy: { matrix: { sh: [bash] } }',
        'steps:',
        '  - run: make clean || true',
        '  - run: make clean ; make test',
      ),
      Makefile: 'test:\n\tsh run.sh\nclean:\n\tmake -C tests clean\n',
    },
    { build: undefined, test: "bash -ec 'make clean ; make test'" },
  ],
  [
    'builds in the folder above the repository lie in it; a step may go there line by line, and a script with more in it',
    {
      ...job(
        'steps:',
        '  - run: |',
        '      cd ${{ runner.workspace }}/build &&',
        '      cmake $GITHUB_WORKSPACE',
        '  - run: cd $GITHUB_WORKSPACE/build; make -C $GITHUB_WORKSPACE',
        '  - run: make test',
        '    working-directory: ${{ runner.workspace }}/build',
      ),
    },
    {
      setup: 'mkdir -p build && cd build && cmake ..',
      build: `GITHUB_WORKSPACE="$PWD/." bash -ec 'cd $GITHUB_WORKSPACE/build; make -C $GITHUB_WORKSPACE'`,
      test: 'mkdir -p build && cd build && make test',
    },
  ],
  [
    'a workflow that another one runs has the defaults of its inputs; others are unknown',
    {
      ...package_,
      '.github/workflows/a.yml': 'on: pull_request\njobs:\n  all: { uses: ./.github/workflows/b.yml }\n',
      '.github/workflows/b.yml':
        'on:\n  workflow_call:\n    inputs:\n      mode: { type: string, default: ci }\n      key: { type: string }\njobs:\n  test:\n    steps:\n      - run: prepare ${{ inputs.key }}\n      - run: npm test -- --mode=${{ inputs.mode }}\n',
    },
    {
      test: 'npm test -- --mode=ci',
      because: '.github/workflows/b.yml:10 (job test)',
      leftOut: ['`prepare ${{ inputs.key }}` (needs inputs.key)'],
    },
  ],
  [
    'GitLab, where there is no workflow',
    {
      ...package_,
      '.gitlab-ci.yml':
        'variables: { TZ: UTC, URL: $CI_URL }\ndefault: { before_script: [npm ci], image: { name: "node:22" } }\nunit:\n  services: [postgres:16]\n  script:\n    - npm test\n',
    },
    {
      ...{ setup: 'npm ci', test: 'npm test', env: { TZ: 'UTC' }, because: '.gitlab-ci.yml:6 (job unit)' },
      leftOut: [
        'the container node:22: the programs of this machine are used',
        'the service postgres:16 (`test-services` carries it in)',
        'the variable URL (known to the service alone)',
      ],
    },
  ],
  [
    'another service where a workflow runs no tests; CircleCI’s own commands and merged keys; no value for a parameter',
    {
      ...package_,
      ...job(...steps('npm run lint')),
      '.circleci/config.yml': [
        'commands:',
        '  install: { steps: [{ run: npm ci }] }',
        '  check: { parameters: { to: { type: string } }, steps: [install, { run: npm test }] }',
        'base: &base { environment: { TZ: UTC, PROXY: "<< parameters.proxy >>" } }',
        'jobs:',
        '  mac: { macos: { xcode: 16.4.0 }, steps: [{ run: npm run ci }] }',
        '  test: { <<: *base, steps: [checkout, check: { to: all }] }',
      ].join('\n'),
    },
    { setup: 'npm ci', test: 'npm test', env: { TZ: 'UTC' }, because: '.circleci/config.yml:3 (job test)' },
  ],
  [
    'variables and folders of CircleCI’s images, jobs and steps; what is not taken is named',
    {
      'app/package.json': node({ test: 'mocha' }),
      '.circleci/config.yml': [
        'jobs:',
        '  test:',
        '    docker: [{ image: "node:22", environment: { TZ: UTC } }, { image: redis:7 }]',
        '    environment: { MODE: ci }',
        '    steps:',
        '      - checkout',
        '      - node/install: { version: "22" }',
        '      - run: { command: npm test, working_directory: ~/project/app, environment: { LEVEL: 2 } }',
      ].join('\n'),
    },
    {
      test: 'cd app && npm test',
      env: { TZ: 'UTC', MODE: 'ci', LEVEL: '2' },
      leftOut: [
        'the container node:22: the programs of this machine are used',
        'the service redis:7 (`test-services` carries it in)',
        'the step node/install',
      ],
    },
  ],
  [
    'Travis, once for each line of its variables',
    {
      ...package_,
      '.travis.yml':
        'env:\n  global: [TZ=UTC, { secure: abc }]\n  jobs: [\'A="1 2" B=3\', A=4]\ninstall: npm ci\nscript: npm run ci\n',
    },
    {
      ...{ setup: 'npm ci', test: 'npm run ci', because: '.travis.yml:5 (job travis A="1 2" B=3)' },
      env: { TZ: 'UTC', A: '1 2', B: '3' },
      leftOut: ['the variable secure (known to the service alone)'],
      alternatives: [expect.objectContaining({ env: { TZ: 'UTC', A: '4' } }), expect.anything()],
    },
  ],
  [
    'a folder that a job makes, and what of Travis follows in it',
    {
      '.travis.yml': 'before_script:\n  - mkdir out && cd out\n  - cmake -DTESTS=1 ..\nscript: [make, make test]\n',
    },
    {
      setup: 'mkdir -p out && cd out && cmake -DTESTS=1 ..',
      ...{ build: 'mkdir -p out && cd out && make', test: 'mkdir -p out && cd out && make test', leftOut: [] },
    },
  ],
  [
    'the folder of the repository, by its expression and its variable, as seen from the step',
    {
      ...job(
        'env: { OUT: "${{ github.workspace }}/out" }',
        'steps:',
        '  - working-directory: ${{github.workspace}}/build',
        '    run: cmake $GITHUB_WORKSPACE/test -DOUT=${{ github.workspace }}/build',
        '  - run: ${{ github.workspace }}/build/all_test',
      ),
    },
    {
      setup: 'mkdir -p build && cd build && cmake ../test -DOUT=../build',
      test: './build/all_test',
      env: {},
      leftOut: ['the variable OUT (needs github.workspace)'],
    },
  ],
  [
    'all that a job starts after its setup tests as a whole, where no job runs a known runner',
    {
      ...{ 'examples/all.sh': '', 'one/all.sh': '' },
      '.github/workflows/a.yml': [
        'on: [push]',
        'jobs:',
        '  a: { steps: [{ run: shellcheck all.sh }] }',
        '  b:',
        '    steps:',
        '      - run: ./setup.sh',
        '      - run: pip install jinja2',
        '      - run: ./generate.sh',
        '      - run: |',
        '          cd examples',
        '          ./all.sh',
        '          git diff --exit-code',
        '  c: { steps: [{ working-directory: one, run: ./all.sh }] }',
      ].join('\n'),
    },
    {
      build: '. .venv/bin/activate && ./setup.sh',
      test: '. .venv/bin/activate && ./generate.sh && (cd examples && ./all.sh && git diff --exit-code)',
      isGuess: true,
      fallbacks: [expect.anything()],
      alternatives: [expect.anything(), expect.objectContaining({ test: 'cd one && ./all.sh' })],
    },
  ],
  [
    'what a manifest says comes before such a job, which needs no setup but its own',
    {
      ...job(...steps('./all.sh')),
      'meson.build': '',
    },
    { setup: 'meson setup build', alternatives: [{ setup: undefined, test: './all.sh' }] },
  ],
  [
    'the setup of the manifest is kept for one that fails',
    { ...job(...steps('npm i --force', 'npm test')), ...package_, 'package-lock.json': '' },
    { setup: 'npm i --force', fallbacks: [{ setup: 'npm ci', test: 'npm test' }] },
  ],
  [
    'a workflow that cannot be read says nothing',
    { ...package_, '.github/workflows/a.yml': 'on: [push\n' },
    { test: 'npm test', because: 'package.json' },
  ],
])('%s', async (_, files, found) => {
  expect(await find(files)).toMatchObject(found);
});

test('another entry of the matrix and another job are in question too, the other job first', async () => {
  const files = job(
    'strategy: { matrix: { cc: [clang, gcc] } }',
    'env: { CC: "${{ matrix.cc }}", HOME: /root, PATH: /bin }',
    'steps:',
    '  - run: make test',
  );
  const other = 'on: [push]\njobs:\n  fast:\n    steps:\n      - { run: make test, env: { CC: cc } }\n';
  const { env, alternatives = [] } = await find({
    ...{ ...files, '.github/workflows/fast.yml': other, Makefile: 'test:\n\t./t\n' },
  });
  const all = [env, ...alternatives.map((one) => one.env)].map((one) => one?.CC);
  expect(all).toEqual(['clang', 'cc', undefined, 'gcc']);
});

test('what a manifest says is tried after it, and each without a build that it names', async () => {
  const files = {
    ...job(...steps('npm run compile', 'npm run ci')),
    'package.json': node({ test: 'mocha', ci: 'mocha', compile: 'tsc', build: 'tsc' }),
  };
  const { alternatives = [] } = await find(files);
  expect(alternatives.map(({ build, test: command }) => [build, command])).toEqual([
    [undefined, 'npm run ci'],
    ['npm run build', 'npm test'],
    [undefined, 'npm test'],
  ]);
});

test('of compilers that are not here the plain one takes their place, or the one that nobody names', async () => {
  const files = job(
    'strategy: { matrix: { cc: [clang-16, gcc-11, gcc-9] } }',
    'env: { CC: "${{ matrix.cc }}" }',
    'steps:',
    '  - run: cmake . -DCMAKE_CXX_COMPILER=clang++-16 -D CMAKE_C_COMPILER=${{ matrix.cc }} -DTESTS=ON',
    '  - { run: "export CC=${{ matrix.cc }}\\nmake" }',
    '  - run: ctest',
  );
  const tree = { read: async (path: string) => files[path], list: async () => Object.keys(files) };
  const versionsOf = async (names: string[]) =>
    new Map(names.flatMap((name) => (name === 'gcc' ? [[name, 'gcc 12']] : [])));
  const { alternatives = [], ...first } = await findCommands(tree, {}, { root: tree, folder: '', versionsOf });
  expect([first, alternatives[1]]).toMatchObject([
    {
      setup: 'cmake . -DTESTS=ON',
      build: "bash -ec 'export \nmake'",
      env: {},
      leftOut: [expect.stringContaining('clang-16 (not here'), expect.stringContaining('clang++-16 (not here')],
    },
    {
      setup: 'cmake . -D CMAKE_C_COMPILER=gcc -DTESTS=ON',
      env: { CC: 'gcc' },
      leftOut: ['the compiler gcc-11 (not here: gcc 12 is used)', expect.any(String)],
    },
  ]);
});

test('a test command that is set is not looked for', async () => {
  const files: Files = npm(...steps('npm run ci'));
  const tree = { read: async (path: string) => files[path], list: async () => Object.keys(files) };
  expect(await findCommands(tree, { test: 'mocha a.js' })).toMatchObject({
    test: 'mocha a.js',
    because: expect.stringContaining('test-command'),
  });
});
