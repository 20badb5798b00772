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
  return ofTests.test(roleOf(path, { globs })) && !isVendored(path) && !fits(name, loadedFirst);
}
const ofTests = oneOf('test test-support snapshot data');

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
  if (manifests.test(name) || /^requirements[\w.-]*\.(txt|in)$/.test(name)) return 'manifest';
  if (fits(name, loadedFirst) || fits(plain.toLowerCase(), loadedFirstByPath)) return 'test-support';
  if (/^\.\w/.test(name) || definitions.test(name) || fits(name, definitionNames)) return 'run-definition';
  if (globs?.some((glob) => matchesGlob(plain, glob))) return 'test';
  const isIn = folders.some((folder) => testFolders.test(folder));
  const isNamed = namedBy(command, plain);
  if (isShell(name)) return roleOfScript(name, folders.at(-1) ?? '', isIn, isNamed);
  if (fits(plain.split('/').at(-1) ?? '', testNames)) return 'test';
  if (isNamed) return 'test';
  if (isIn) return /\./.test(name) && !isData(name) && !name.endsWith('.sql') ? roleInTests(name) : 'data';
  if (isVendored(plain) || isSupport(name, folders)) return 'test-support';
  if (
    /\.(md|rst|a(scii)?doc)$|^(license|copying|changelog|changes|history|news|authors|readme)(-\w+)?(\.txt)?$/.test(
      name,
    )
  )
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
  if (folders.some((folder) => snapshotFolders.test(folder) || folder.endsWith('-snapshots'))) return true;
  return folders.includes('testdata') && /\.(golden|expected|want|out)$/.test(name);
}
const snapshotFolders = oneOf('__{,image_}snapshots__ snapshots golden{,s} cassettes');

/** Of these the dependencies are production, and all else defines the run. */
const manifests = oneOf(
  '{package,package-lock,composer,npm-shrinkwrap}.json go.{mod,sum} modules.txt {cargo,pyproject}.toml setup.cfg {gem,pip}file{,.lock} {yarn,bun,cargo,poetry,uv,pdm,composer}.lock pnpm-lock.yaml bun.lockb',
);

/** What a runner reads, and what builds. */
const definitions = oneOf(
  '{noxfile,setup}.py {pytest,tox}.ini {bunfig,nextest,tarpaulin}.toml {behat,codeception}.yml {junit-platform,gradle}.properties go.work {cypress,jasmine,deno,turbo,nx,project,lerna,biome}.json {codecov,taskfile}.y{,a}ml {just,rake,proc}file build.{rs,bazel,zig,sbt} workspace meson.build sconstruct pom.xml deno.jsonc cmakelists.txt mix.exs package.swift pubspec.yaml mvnw gradlew esbuild.{,m}js',
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
function roleOfScript(name: string, folder: string, isIn: boolean, isNamed: boolean) {
  if (
    /^(run|all|ci|do|make|check|build|start|docker|install|set-?up|tests?)([-_.]|$)/.test(name) &&
    !/^tests?[-_]/.test(name)
  )
    return 'run-definition';
  if (isNamed) return 'run-definition';
  if (/[-_.](tests?|spec)\.\w+$|\.bats$/.test(name) || (isIn && /^(tests?[-_]|t\d{4}-)/.test(name))) return 'test';
  if (isIn) return 'test-support';
  return /^(bin|lib|libexec|sbin|src)$/.test(folder) ? 'production' : 'run-definition';
}

/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
const testNames: readonly RegExp[] = [
  /[._-](test|tests|spec|specs|cy|e2e|bench|test-d)\.[a-z]+$/i,
  /^(test|spec)[_-].*\.\w+$/i,
  /(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/,
  /^Test[A-Z]\w*\.(java|kt|php|cs)$/,
  /^tests?\.([cm]?[jt]sx?|py|rs|rb|php|go|c|cc|cpp|cxx|lua|pl)$/,
];
const testFolders = oneOf(
  '{test,spec}{,s} __{test,tests,mocks}__ testdata test-fixtures androidtest e2e cypress features unittests integration-tests t',
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
