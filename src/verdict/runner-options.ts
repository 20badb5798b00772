/** Lists for each test runner the options by which it runs only the tests in given files. */

import { posix } from 'node:path';

export interface Runner {
  /** The last two words of what a command calls, behind a blank. */
  program: RegExp;
  /** Files that it takes. */
  tests: RegExp;
  /** Options, behind a dash, whose value is a word of its own. */
  values?: string;
  /** What selects these files, where it is not their paths; undefined: nothing does. */
  select?(files: readonly string[]): string[];
  /** The selection narrows the paths that the command names, and does not take their place. */
  adds?: boolean;
  /** Asks it first whether the selection holds a test: where it holds none, all run over what has been built once. */
  orAll?(all: string, picked: string): string;
}

const script = /\.[cm]?[jt]sx?$/;
const stemOf = (file: string) => posix.parse(file).name;

/** By the runner's name in a failure. */
export const runnersByName: Readonly<Record<string, Runner | undefined>> = {
  vitest: {
    program: /[ /]vitest$/,
    tests: script,
    values: '[cr]|-(root|config|project|reporter|dir)',
  },
  jest: {
    program: /[ /]jest(?:\.js)?$/,
    tests: script,
    values: 'c|-(config|rootDir|selectProjects|reporters)',
    select: (files) => ['--runTestsByPath', ...files],
  },
  mocha: {
    program: /[ /]_?mocha(?:\.js)?$/,
    tests: script,
    values: '[rRtguf]|-(require|reporter|timeout|grep|ui|config|file|spec|import|extension|ignore)',
  },
  'node:test': {
    program: / --test$|[ /]borp$/,
    tests: script,
    values: '[rpTci]|-(import|require|loader|reporter|timeout|concurrency|ignore|pattern)',
  },
  pytest: {
    program: /[ /](?:pytest|py\.test)$/,
    tests: /\.py$/,
    values: '[kmpncoWr]|-(rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)',
  },
  rspec: {
    program: /[ /]rspec$/,
    tests: /_spec\.rb$/,
    values: '[IrfeEtPoO]|-(require|format|pattern|tag|example|options|order|seed|out)',
  },
  prove: {
    program: /[ /]prove$/,
    tests: /\.t$/,
    values: '[IejPMa]|-(exec|jobs|ext|source|formatter|harness|rules|state)',
  },
  // Of a Makefile that Perl wrote.
  make: {
    program: /[ /]make$/,
    tests: /\.t$/,
    adds: true,
    select: (files) => [`TEST_FILES=${files.join(' ')}`],
  },
  tap: {
    program: /[ /](?:bats|tape?)$/,
    tests: /\.(?:bats|[cm]?[jt]sx?)$/,
    values: '[fjFoTRtg]|-(filter|jobs|formatter|output|filter-tags|reporter|timeout|grep)',
  },
  ava: { program: /[ /]ava$/, tests: script, values: '[cmT]|-(config|match|timeout|concurrency)' },
  'go test': {
    program: /[ /]go test$/,
    tests: /_test\.go$/,
    values: 'run|tags|timeout|count|cpu|parallel|bench|coverprofile|p',
    select: (files) => [...new Set(files.map((file) => `./${posix.dirname(file)}`))],
  },
  'cargo test': {
    program: /[ /]cargo test$/,
    tests: /\.rs$/,
    values: '[pjF]|-(package|features|manifest-path|target|profile|jobs)',
    // Tests within a source, or in a module of such a file: all but the examples of the documentation, which are built one by one.
    select: (files) =>
      files.every((file) => /(?:^|\/)tests\/\w+\.rs$/.test(file))
        ? files.flatMap((file) => ['--test', stemOf(file)])
        : ['--tests'],
  },
  // A class is called after its file.
  phpunit: {
    program: /[ /]phpunit$/,
    tests: /Test\.php$/,
    adds: true,
    select: (files) => ['--filter', `/\\b(?:${files.map(stemOf).join('|')})::/`],
  },
  // Modules by their name, whatever package they are found in.
  unittest: {
    program: / -m unittest$/,
    tests: /\.py$/,
    adds: true,
    select: (files) => files.flatMap((file) => ['-k', `*${stemOf(file)}.*`]),
  },
  // A class is called after its file; a module without one of them is no failure.
  maven: {
    program: /[ /]mvnw?$/,
    tests: /\.(?:java|kt)$/,
    adds: true,
    select: (files) => [`-Dtest=${files.map(stemOf).join(',')}`, '-Dsurefire.failIfNoSpecifiedTests=false'],
  },
  gradle: {
    program: /[ /]gradlew? test$/,
    tests: /\.(?:java|kt|groovy)$/,
    adds: true,
    select: (files) => files.flatMap((file) => ['--tests', `*${stemOf(file)}`]),
  },
  dotnet: {
    program: /[ /]dotnet test$/,
    tests: /\.cs$/,
    adds: true,
    select: (files) => ['--filter', files.map((file) => `FullyQualifiedName~${stemOf(file)}`).join('|')],
  },
  // What a build calls a test is most often its file's name.
  ctest: {
    program: /[ /]ctest$/,
    tests: /\.(?:c|cc|cpp|cxx)$/,
    adds: true,
    select: (files) => ['-R', `^(${files.map(stemOf).join('|')})$`],
    orAll: (all, picked) => `if ${picked} -N | grep -q 'Total Tests: 0$'; then ${all}; else ${picked}; fi`,
  },
  // Its task of tests takes a pattern of files from `TEST`.
  minitest: {
    program: /[ /]rake$/,
    tests: /\.rb$/,
    adds: true,
    select: (files) => [`TEST=${files.length === 1 ? files[0] : `{${files.join(',')}}`}`],
  },
};
