/** Proposes setup, build and test commands for ecosystems known by one file, such as Rust's by Cargo.toml. */

import { matchesGlob } from '../../text/glob.ts';
import { quoted } from '../../text/shell-quote.ts';
import { listed } from '../../text/word-list.ts';
import { commandKind, losesExitCode, makefileOf, recipeOf } from '../command-kind.ts';
import type { Ecosystem, Proposal } from './ecosystem.ts';

type Steps = Pick<Proposal, 'setup' | 'build' | 'test' | 'fetches'>;

interface Row extends Steps {
  /** Names or globs; the first that is there. */
  file: string;
  words: string;
  /** A folder or file of this name has to be there too. */
  sibling?: string;
  /** Where the text has this, or a file of this name is there: the last that fits. */
  variants?: readonly (readonly [RegExp | string, Steps])[];
}

const ctest = 'ctest --test-dir build --output-on-failure';
const adds = /\b(?:enable_testing|add_test|include\s*\(\s*CTest)\b/i;
const composer = 'composer install --no-interaction --no-progress';
const phpunit = 'phpunit{.xml,.xml.dist,.dist.xml}';
const cpan = 'cpanm --quiet --notest --local-lib local --installdeps .';
const ofCpan = 'PERL5LIB=local/lib/perl5';

/** Dependencies are built once, below every later run. A base whose tests do not build is the verification's to tell. */
const crates = (fetch: string) => `${fetch} && { cargo test --no-run || true; }`;

const rows: readonly Row[] = [
  {
    ...{ file: 'Cargo.toml', words: 'cargo', setup: crates('cargo fetch'), test: 'cargo test' },
    variants: [
      ['Cargo.lock', { setup: crates('cargo fetch --locked') }],
      // Beside a package of its own at the root, plain `cargo test` leaves the members out; `default-members` is a choice already.
      [/^\[workspace\](?![\s\S]*^default-members)/m, { test: 'cargo test --workspace' }],
    ],
  },
  {
    ...{ file: 'pom.xml', words: 'mvn mvnw', setup: 'mvn -B -q dependency:go-offline', test: 'mvn -B test' },
    variants: [['mvnw', { setup: './mvnw -B -q dependency:go-offline', test: './mvnw -B test' }]],
  },
  {
    ...{ file: '{build,settings}.gradle{,.kts}', words: 'gradle gradlew' },
    ...{ setup: 'gradle --console=plain testClasses', test: 'gradle --console=plain test' },
    variants: [['gradlew', { setup: './gradlew --console=plain testClasses', test: './gradlew --console=plain test' }]],
  },
  {
    // A solution alone may be one of C++.
    ...{ file: '*.{sln,slnx,csproj,fsproj,vbproj}', sibling: '**/*.{cs,fs,vb}proj', words: 'dotnet' },
    ...{ setup: 'dotnet restore', test: 'dotnet test --no-restore' },
  },
  {
    // Of C libraries it says how to use them from Swift, and has no tests.
    ...{ file: 'Package.swift', words: 'swift' },
    variants: [[/\.testTarget\s*\(/, { setup: 'swift package resolve', test: 'swift test' }]],
  },
  {
    ...{ file: 'CMakeLists.txt', words: 'cmake ctest', fetches: false },
    ...{ setup: 'cmake -S . -B build', build: 'cmake --build build' },
    variants: [[adds, { test: ctest }]],
  },
  { file: 'meson.build', words: 'meson', fetches: false, setup: 'meson setup build', test: 'meson test -C build' },
  {
    ...{ file: 'composer.json', words: 'composer phpunit pest php', setup: composer },
    variants: [
      [/"phpunit\/phpunit"/, { test: 'vendor/bin/phpunit' }],
      [phpunit, { test: 'vendor/bin/phpunit' }],
      [/"pestphp\/pest"/, { test: 'vendor/bin/pest' }],
      [/"scripts"\s*:\s*\{[^{}]*"test"\s*:/, { test: 'composer test' }],
    ],
  },
  { file: phpunit, words: 'phpunit php', test: 'phpunit' },
  {
    ...{ file: 'deno.json{,c}', words: 'deno', setup: 'deno install', test: 'deno test' },
    variants: [[/"tasks"\s*:\s*\{[^{}]*"test"\s*:/, { test: 'deno task test' }]],
  },
  { file: 'mix.exs', words: 'mix', setup: 'mix deps.get', test: 'mix test' },
  {
    ...{ file: 'pubspec.yaml', words: 'dart flutter', setup: 'dart pub get', test: 'dart test' },
    variants: [[/^\s+sdk:\s*flutter/m, { setup: 'flutter pub get', test: 'flutter test' }]],
  },
  // Tests of a distribution may need what is built of it.
  {
    ...{ file: 'Makefile.PL', sibling: 't', words: 'prove perl', setup: cpan },
    ...{ build: 'perl Makefile.PL && make', test: `${ofCpan} make test` },
  },
  {
    ...{ file: 'Build.PL', sibling: 't', words: 'prove perl', setup: cpan },
    ...{ build: 'perl Build.PL && ./Build', test: `${ofCpan} ./Build test` },
  },
  { file: 'cpanfile', sibling: 't', words: 'prove perl', setup: cpan, test: `${ofCpan} prove -lr t` },
  {
    file: 'cpanfile Makefile.PL Build.PL dist.ini',
    sibling: 't',
    words: 'prove perl',
    test: 'prove -lr t',
  },
  {
    ...{ file: '{,.}justfile Justfile', words: 'just', fetches: false },
    variants: [[/^test[^\n:=]*:/m, { test: 'just test' }]],
  },
  { file: '.busted spec/*_spec.lua', words: 'busted', fetches: false, test: 'busted' },
  { file: 'test/*.bats', words: 'bats', fetches: false, test: 'bats test' },
  { file: 'tests/*.bats', words: 'bats', fetches: false, test: 'bats tests' },
];

function firstOf(names: ReadonlySet<string>, globs: string) {
  const all = (glob: string) => [...names].filter((name) => matchesGlob(name, glob)).sort();
  return listed(globs).flatMap((glob) => (/[*{]/.test(glob) ? all(glob) : names.has(glob) ? [glob] : []))[0];
}

const ofRow = ({ file: globs, words, sibling, variants = [], ...steps }: Row): Ecosystem => ({
  words: words.split(' '),
  async find(tree, names) {
    const file = firstOf(names, globs);
    if (file === undefined || (sibling && firstOf(names, `${sibling} ${sibling}/*`) === undefined)) return undefined;
    const text = variants.length === 0 ? '' : ((await tree.read(file)) ?? '');
    const fits = ([what]: readonly [RegExp | string, Steps]) =>
      typeof what === 'string' ? firstOf(names, what) !== undefined : what.test(text);
    const found = Object.assign({ ...steps }, ...variants.filter(fits).map(([, other]) => other));
    return { ...found, files: [file] };
  },
});

/** A Makefile with a `test` or `check` target: what it runs may be no test where nobody knows the program. */
const automake: Ecosystem = {
  words: ['make', 'gmake'],
  async find(tree, names) {
    const makefile = await makefileOf(tree, names);
    const has = (target: string) => new RegExp(`^${target}[ \\t]*:(?!=)`, 'm').test(makefile?.text ?? '');
    const target = ['test', 'tests', 'check'].find(has);
    if (makefile === undefined || target === undefined) return undefined;
    const lines = recipeOf(makefile.text, target);
    const kinds = await Promise.all(lines.map((line) => commandKind(tree, line)));
    const tests = lines.filter((_, at) => kinds[at] === 'test');
    const isLost = !makefile.text.includes('pipefail') && tests.some(losesExitCode);
    return {
      ...{ files: [makefile.file], fetches: false, build: has('build') ? 'make build' : undefined },
      ...{ test: `make ${target}`, isGuess: tests.length === 0 || isLost },
      ...(isLost && { note: 'its recipe loses the exit code of the tests' }),
    };
  },
};

const go: Ecosystem = {
  words: ['go'],
  async find(tree, names) {
    const file = ['go.work', 'go.mod'].find((name) => names.has(name));
    if (file === undefined) return undefined;
    // A workspace whose root is no module of its own knows no `./...`.
    const text = (file === 'go.work' && !names.has('go.mod') && (await tree.read(file))) || '';
    const folders = Array.from(text.matchAll(used), ([, folder = '']) => folder);
    const all = folders.length === 0 ? './...' : folders.map((folder) => quoted(`./${folder}/...`)).join(' ');
    // Vendored as Go 1.14 and newer write it: builds read nothing else, and the modules may lie where nobody here can fetch.
    const isVendored = /^## (explicit|workspace)/m.test((await tree.read('vendor/modules.txt')) ?? '');
    const setup = isVendored ? undefined : 'go mod download';
    return { files: [file], setup, build: `go build ${all}`, test: `go test ${all}` };
  },
};

/** In a go.work, alone or in a list. */
const used = /^(?:use)?[\s(]*"?\.\/([^\s")]+)/gm;

const ruby: Ecosystem = {
  words: ['bundle', 'rspec', 'rake', 'ruby', 'rails', 'minitest'],
  async find(tree, names) {
    const gemfile = names.has('Gemfile');
    const run = gemfile ? 'bundle exec ' : '';
    const base = { files: gemfile ? ['Gemfile'] : [], setup: gemfile ? 'bundle install' : undefined };
    const rakefile = ['Rakefile', 'rakefile', 'Rakefile.rb'].find((name) => names.has(name));
    const rake = (rakefile && (await tree.read(rakefile))) ?? '';
    const isTask = /Rake::TestTask|Minitest::TestTask|task\s*\(?\s*:?["']?test\b/.test(rake);
    const spec = names.has('.rspec') ? '.rspec' : [...names].find((name) => /^spec\/.*_spec\.rb$/.test(name));
    const all: [file: string | undefined, test: string][] = [
      [isTask ? rakefile : undefined, `${run}rake test`],
      [spec, `${run}rspec`],
      [names.has('bin/rails') ? 'bin/rails' : undefined, 'bin/rails test'],
      [isTask ? undefined : rakefile, `${run}rake`],
    ];
    const found = all.flatMap(([file, test]) =>
      file === undefined ? [] : [{ ...base, files: [...base.files, file], test }],
    );
    return found.length === 0 && gemfile ? base : found;
  },
};

/** The rows of compiled languages come before Python, which is told by less. */
const [ofCompiled, ofOthers] = [rows.slice(0, 7), rows.slice(7)].map((some) => some.map(ofRow));
export const compiled: readonly Ecosystem[] = [automake, go, ...(ofCompiled ?? [])];
export const scripted: readonly Ecosystem[] = [ruby, ...(ofOthers ?? [])];
