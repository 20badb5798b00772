/** Decides by path, commands, settings and conventions whether a file is a test, production code or of another role. */

import { isCiFile } from '../run/ci-files.ts';
import { matchesGlob } from '../text/glob.ts';
import { lastOf, oneOf } from './languages/language.ts';

/** Where base and attempt disagree, the role that is trusted less counts. */
export type Role =
  /** Ships, or is loaded by something else than tests. */
  | 'production'
  /** What the runner finds, and `test-paths`. */
  | 'test'
  /** Loaded by tests alone. */
  | 'test-support'
  /** Written by the runner. */
  | 'snapshot'
  /** What the command and the runner read. */
  | 'run-definition'
  /** Dependencies are production; scripts, test settings, targets and build options are run definition. */
  | 'manifest'
  /** Below folders of tests, and no code. */
  | 'data'
  | 'document';

export interface RoleContext {
  /** Build and test command: what they name belongs to the run. */
  command?: string;
  /** The setting `test-paths`, beside the built-in rules. */
  globs?: readonly string[] | undefined;
}

/** Whether the path holds tests, or what only tests use and record; neither packages of others nor what the runner loads first. */
export function isTestPath(path: string, globs?: readonly string[]): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return ofTests.has(roleOf(path, { globs })) && !isVendored(path) && !fits(name, loadedFirst);
}
const ofTests: ReadonlySet<Role> = new Set(['test', 'test-support', 'snapshot', 'data']);

/** Whether what it says of the tests is the base's where tests of the base run: all but production and documents. */
export function belongsToTests(path: string, globs?: readonly string[]): boolean {
  const role = roleOf(path, { globs });
  return role !== 'production' && role !== 'document';
}

/** The first role that fits, the most telling first. */
export function roleOf(path: string, { command = '', globs }: RoleContext): Role {
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const parts = plain.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  if (isCiFile(plain.toLowerCase())) return 'run-definition';
  if (isSnapshot(name, folders)) return 'snapshot';
  if (manifests.has(name) || /^requirements[\w.-]*\.(txt|in)$/.test(name)) return 'manifest';
  if (fits(name, loadedFirst) || fits(plain.toLowerCase(), loadedFirstByPath)) return 'test-support';
  if (/^\.\w/.test(name) || definitions.has(name) || fits(name, definitionNames)) return 'run-definition';
  if (globs?.some((glob) => matchesGlob(plain, glob))) return 'test';
  if (isShell(name)) return roleOfScript(plain, name, folders, command);
  const isIn = folders.some((folder) => testFolders.has(folder));
  if (fits(plain.split('/').at(-1) ?? '', testNames)) return 'test';
  if (namedBy(command, plain)) return 'test';
  if (isIn) return /\./.test(name) && !isData(name) && !name.endsWith('.sql') ? roleInTests(name) : 'data';
  if (folders.some((folder) => vendored.test(folder)) || isSupport(name, folders)) return 'test-support';
  if (/\.(md|rst|adoc)$|^(license|copying|changelog|changes|history|news|authors|readme)(-\w+)?(\.txt)?$/.test(name))
    return 'document';
  return parts.some((part) => /^\.\w/.test(part) && part !== '.storybook') ? 'run-definition' : 'production';
}

const fits = (text: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));

/** What is loaded from beside the tests and what a runner takes for one have the same names but for a few. */
const roleInTests = (name: string): Role => (supportName.test(name) ? 'test-support' : 'test');
const supportName = /(^|[-_.])(helpers?|support|utils?|fixtures?|factor(y|ies)|mocks?|stubs?|fakes?|common|base|kit)\b/;

/** By its ending no code, but data, prose or a picture. */
export const isData = (name: string) =>
  /\.(json\w*|ya?ml|toml|xml|html?|csv|tsv|txt|md|ini|svg|png|jpe?g|gif|pdf)$/.test(name);

function isSnapshot(name: string, folders: readonly string[]) {
  if (/\.(snap|snapshot|approved\.[a-z]+|golden|ambr|snap\.new)$/.test(name)) return true;
  if (folders.some((folder) => snapshotFolders.has(folder) || folder.endsWith('-snapshots'))) return true;
  return folders.includes('testdata') && /\.(golden|expected|want|out)$/.test(name);
}
const snapshotFolders = new Set('__snapshots__ __image_snapshots__ snapshots golden goldens cassettes'.split(' '));

/** Of these the dependencies are production, and all else defines the run. */
const manifests = new Set(
  'package.json go.mod go.sum modules.txt cargo.toml pyproject.toml setup.cfg composer.json gemfile package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb cargo.lock poetry.lock uv.lock pdm.lock pipfile pipfile.lock composer.lock gemfile.lock'.split(
    ' ',
  ),
);

/** What a runner reads, and what builds. */
const definitions = new Set(
  'noxfile.py pytest.ini tox.ini bunfig.toml nextest.toml tarpaulin.toml behat.yml codeception.yml junit-platform.properties go.work cypress.json jasmine.json codecov.yml codecov.yaml justfile taskfile.yml taskfile.yaml rakefile build.rs build.bazel build.zig build.sbt workspace meson.build sconstruct procfile pom.xml setup.py deno.json deno.jsonc cmakelists.txt mix.exs package.swift pubspec.yaml gradle.properties mvnw gradlew turbo.json nx.json project.json lerna.json biome.json esbuild.js esbuild.mjs'.split(
    ' ',
  ),
);
const tools = 'jest|vitest|vite|playwright|cypress|karma|ava|wdio|jasmine|mocha|nyc';
const builders = 'babel|postcss|swc|webpack|rollup|rolldown|esbuild|metro|tsup|eslint|prettier|stylelint';
const definitionNames: readonly RegExp[] = [
  /^(?:g|gnu)?make\w*$|^(testng|phpunit[\w.-]*)\.xml(\.dist)?$/,
  /^(ts|js)config([.-][\w-]+)*\.json$|^(grunt|gulp)file\.[cm]?[jt]s$/,
  new RegExp(`^(${tools}|${builders})(\\.[\\w-]+)*\\.(conf|config|workspace|env)(\\.[\\w-]+)*\\.([cm]?[jt]sx?|json)$`),
  lastOf(
    'gradle gradle.kts mk mak cmake gemspec csproj fsproj props targets sln vcxproj xcconfig pth code-workspace',
    '\\.',
  ),
  /(^|[._-])(jvm|java|javac|test|maven|gradle)[\w-]*\.(options|opts|args)$|\.(vmoptions|jvmopts)$/,
];

/** Code that the runner loads before any test: it may do what it likes, and is no setting. */
const loadedFirst: readonly RegExp[] = [
  /^(conftest|sitecustomize|usercustomize)\.py$|^(spec|rails|test)_helper\.rb$|^pest\.php$/,
  new RegExp(
    `^(${tools}|tests?)[.-]?(global)?[.-]?(setup|teardown|environment|reporter|runner)(\\.[\\w-]+)*\\.[cm]?[jt]sx?$`,
  ),
  /^setup-?tests\.[cm]?[jt]sx?$/,
];
const loadedFirstByPath: readonly RegExp[] = [
  /(^|\/)(test|spec|tests)\/(support|setup|bootstrap|global-?setup|setup-?tests?)\.\w+$/,
];

export const isShell = (name: string) => /\.(sh|bash|zsh|fish|bats|cmd|bat|ps1)$/.test(name);

/** A script is a test by its name, defines the run where the command or its own name says so, and is else what is tested. */
function roleOfScript(path: string, name: string, folders: readonly string[], command: string) {
  const isIn = folders.some((folder) => testFolders.has(folder));
  if (
    /^(run|all|ci|do|make|check|build|start|docker|install|set-?up|tests?)([-_.]|$)/.test(name) &&
    !/^tests?[-_]/.test(name)
  )
    return 'run-definition';
  if (namedBy(command, path)) return 'run-definition';
  if (/[-_.](tests?|spec)\.\w+$|\.bats$/.test(name) || (isIn && /^(tests?[-_]|t\d{4}-)/.test(name))) return 'test';
  if (isIn) return 'test-support';
  return /^(bin|lib|libexec|sbin|src)$/.test(folders.at(-1) ?? '') ? 'production' : 'run-definition';
}

/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
const testNames: readonly RegExp[] = [
  /[._-](test|tests|spec|specs|cy|e2e|bench|test-d)\.[a-z]+$/i,
  /^(test|spec)[_-].*\.\w+$/i,
  /(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/,
  /^Test[A-Z]\w*\.(java|kt|php|cs)$/,
  /^tests?\.([cm]?[jt]sx?|py|rs|rb|php|go|c|cc|cpp|cxx|lua|pl)$/,
];
const testFolders = new Set(
  'test tests __tests__ __test__ spec specs __mocks__ testdata test-fixtures androidtest e2e cypress features unittests integration-tests t'.split(
    ' ',
  ),
);

/** An argument of the command, an argument file, or the folder of an ini file behind `-c`. */
function namedBy(command: string, path: string) {
  // A source that is loaded first stands behind an option.
  const words = command
    .replace(/ (?:--bootstrap|--import|--require|-r)[ =](?:\.\/)?(?:src|lib|app)\/\S+/g, '')
    .split(/[\s;&|]+/)
    .map((word) => word.replace(/^@?(?:\.\/)?/, ''));
  return words.some((name) => name === path || (path.endsWith('.ini') && path.startsWith(`${name}/`)));
}

/** Fixtures and helpers that are not called tests. */
function isSupport(name: string, folders: readonly string[]) {
  if (folders.some((folder) => fits(folder, supportFolders))) return true;
  const first = /^(tests?|testing|spec|mock|fake|stub|fixture)[-_.]?/.exec(name)?.[0];
  const rest = first === undefined ? '' : name.slice(first.length);
  return (
    /^(util|helper|support|case|data|lib|base|kit|server|factor)\w*\.\w+$/.test(rest) ||
    /[-_.](fixtures?|mocks?|testdata|testcase|test[-_]?(helpers?|utils?))\.\w+$/.test(name)
  );
}
const supportFolders: readonly RegExp[] = [
  /^test[-_]?(utils?|helpers?|support|lib|data|fixtures?|tools?|kit|resources?)$/,
  /^(testing|__fixtures__|fixtures?|mocks?|stubs?|fakes?)$/,
];
/** Packages of others, kept in the tree. */
const vendored = oneOf('node_modules vendor third-party third_party site-packages venv .venv');

export const isVendored = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .slice(0, -1)
    .some((folder) => vendored.test(folder));
