import { byFile, type Ecosystem } from './ecosystem.ts';

const ruby: Ecosystem = {
  words: ['bundle', 'rspec', 'rake', 'ruby', 'rails', 'minitest'],
  async find(tree, names) {
    const gemfile = names.has('Gemfile');
    const run = gemfile ? 'bundle exec ' : '';
    const setup = gemfile ? 'bundle install' : undefined;
    const files = gemfile ? ['Gemfile'] : [];
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
    const found = all.flatMap(([file, test]) => (file === undefined ? [] : [{ files: [...files, file], setup, test }]));
    return found.length === 0 && gemfile ? { files, setup } : found;
  },
};

const php: Ecosystem = {
  words: ['composer', 'phpunit', 'pest', 'php'],
  async find(tree, names) {
    const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find((name) => names.has(name));
    const composer = names.has('composer.json') ? ((await tree.read('composer.json')) ?? '') : undefined;
    if (composer === undefined) return config === undefined ? undefined : { files: [config], test: 'phpunit' };
    const setup = 'composer install --no-interaction --no-progress';
    const scripted = /"scripts"\s*:\s*\{[^{}]*"test"\s*:/.test(composer);
    if (scripted) return { files: ['composer.json'], setup, test: 'composer test' };
    if (composer.includes('"pestphp/pest"')) return { files: ['composer.json'], setup, test: 'vendor/bin/pest' };
    const phpunit = config !== undefined || composer.includes('"phpunit/phpunit"');
    const files = ['composer.json', ...(config === undefined ? [] : [config])];
    return { files, setup, test: phpunit ? 'vendor/bin/phpunit' : undefined };
  },
};

const deno = byFile(['deno.json', 'deno.jsonc'], ['deno'], async (tree, _names, file) => {
  const task = /"tasks"\s*:\s*\{[^{}]*"test"\s*:/.test((await tree.read(file)) ?? '');
  return { setup: 'deno install', test: task ? 'deno task test' : 'deno test' };
});

const mix = byFile(['mix.exs'], ['mix'], async () => ({ setup: 'mix deps.get', test: 'mix test' }));

const dart = byFile(['pubspec.yaml'], ['dart', 'flutter'], async (tree, _names, file) => {
  const flutter = /^\s+sdk:\s*flutter/m.test((await tree.read(file)) ?? '');
  return flutter ? { setup: 'flutter pub get', test: 'flutter test' } : { setup: 'dart pub get', test: 'dart test' };
});

const perl: Ecosystem = {
  words: ['prove', 'perl'],
  async find(_tree, names) {
    const file = ['cpanfile', 'Makefile.PL', 'Build.PL', 'dist.ini'].find((name) => names.has(name));
    if (file === undefined || !has(names, 't')) return undefined;
    const plain = { files: [file], test: 'prove -lr t' };
    if (file !== 'cpanfile') return plain;
    const setup = 'cpanm --quiet --notest --local-lib local --installdeps .';
    return [{ ...plain, setup, test: 'PERL5LIB=local/lib/perl5 prove -lr t' }, plain];
  },
};

const just = byFile(['justfile', 'Justfile', '.justfile'], ['just'], async (tree, _names, file) => ({
  fetches: false,
  test: /^test[^\n:=]*:/m.test((await tree.read(file)) ?? '') ? 'just test' : undefined,
}));

const bats: Ecosystem = {
  words: ['bats'],
  async find(_tree, names) {
    const file = [...names].filter((name) => /^tests?\/[^/]+\.bats$/.test(name)).sort()[0];
    return file === undefined ? undefined : { files: [file], fetches: false, test: `bats ${file.split('/')[0]}` };
  },
};

/** A program that says by its name that it runs the tests, started by what its first line names. */
const runner: Ecosystem = {
  words: [],
  async find(tree, names) {
    for (const file of [...names].filter((name) => runnerFile.test(name)).sort()) {
      const [, start] = /^#!.*?\b(sh|bash|python3|perl)\b/.exec((await tree.read(file)) ?? '') ?? [];
      if (start !== undefined) return { files: [file], fetches: false, test: `${start} ${file}` };
    }
    return undefined;
  },
};
const runnerFile = /^(?:scripts?\/|tests?\/)?(?:run[-_]?)?(?:all|tests?|run|test[-_]?runner)(?:\.sh)?$/;

export const scripted: readonly Ecosystem[] = [ruby, php, deno, mix, dart, perl, just, bats, runner];

/** A file or folder of that name, whether the list holds folders or only the paths in them. */
function has(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name) || [...names].some((each) => each.startsWith(`${name}/`));
}
