/** What a path is to the verdict: a test, its snapshot, its configuration, a script that may run it, or the code itself. */

import { isCiFile } from '../run/ci-files.ts';
import { matchesGlob } from '../text/glob.ts';

export interface ChangedPath {
  path: string;
  status: 'added' | 'modified' | 'deleted' | 'renamed';
  /** Where a renamed file was. */
  from?: string;
}

export type PathKind = 'test' | 'snapshot' | 'test-config' | 'package-script' | 'ci' | 'coverage' | 'source';

/** Whether the path holds tests or what only tests use, by the conventions of the languages or by the setting `test-paths`. */
export function isTestPath(path: string, globs?: readonly string[]): boolean {
  const kind = classify(path, globs);
  return kind === 'test' || kind === 'snapshot';
}

/** The first kind that fits, most telling first. `globs` (`test-paths`) add to the built-in rules. */
export function classify(path: string, globs?: readonly string[]): PathKind {
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const lower = plain.toLowerCase();
  const segments = lower.split('/');
  const name = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1);

  if (isCiFile(lower)) return 'ci';
  if (isSnapshot(name, folders)) return 'snapshot';
  if (isCoverage(name)) return 'coverage';
  if (isTestConfig(name, lower)) return 'test-config';
  if (globs?.some((glob) => matchesGlob(plain, glob)) || isShellTest(name, folders)) return 'test';
  if (isPackageScript(name, lower, folders)) return 'package-script';
  if (isTestFile(plain.split('/').at(-1) ?? '', folders)) return 'test';
  return 'source';
}

function isSnapshot(name: string, folders: readonly string[]): boolean {
  return (
    /\.(snap|snapshot|approved\.[a-z]+|golden|ambr|snap\.new)$/.test(name) ||
    folders.some((folder) => snapshotFolders.has(folder) || folder.endsWith('-snapshots')) ||
    (folders.includes('testdata') && /\.(golden|expected|want|out|txt|json|ya?ml|html|xml|csv)$/.test(name))
  );
}
const snapshotFolders = new Set('__snapshots__ __image_snapshots__ snapshots golden goldens cassettes'.split(' '));

function isCoverage(name: string): boolean {
  return /^(\.coveragerc|\.nycrc(\.\w+)?|\.c8rc(\.\w+)?|\.?codecov\.ya?ml|\.?coveralls\.ya?ml|\.simplecov|tarpaulin\.toml|\.tarpaulin\.toml|nyc\.config\.\w+|jacoco.*\.gradle(\.kts)?)$/.test(
    name,
  );
}

function isTestConfig(name: string, path: string): boolean {
  if (testConfigFiles.has(name)) return true;
  if (
    /^(jest|vitest|vite|playwright|cypress|karma|ava|web-test-runner|wdio|jasmine|nightwatch)(\.[\w-]+)*\.(conf|config|setup|workspace|teardown|env)\.[cm]?[jt]sx?$/.test(
      name,
    )
  )
    return true;
  if (
    /^(jest|vitest|test|tests|mocha)[.-]?(global)?[.-]?(setup|teardown|environment|env|reporter|runner)(\.[\w-]+)*\.[cm]?[jt]sx?$/.test(
      name,
    )
  )
    return true;
  if (/^jest\.config\.json$|^vitest\.workspace\.json$|^\.mocharc(\.\w+)?$|^\.env(\.[\w-]+)?$/.test(name)) return true;
  if (/^phpunit[\w.-]*\.xml(\.dist)?$/.test(name)) return true;
  return /(^|\/)\.(cargo\/config(\.toml)?|config\/nextest\.toml)$|(^|\/)(test|spec|tests)\/(support|setup|bootstrap|global-?setup|setup-?tests?)\.(\w+)$/.test(
    path,
  );
}
const testConfigFiles = new Set(
  'conftest.py pytest.ini .pytest.ini tox.ini noxfile.py sitecustomize.py usercustomize.py .rspec .rspec-local spec_helper.rb rails_helper.rb test_helper.rb .minitest.rb setuptests.js setuptests.ts cypress.json jasmine.json bunfig.toml pest.php testng.xml junit-platform.properties nextest.toml .testcaferc.json .taprc .npmrc .pryrc behat.yml codeception.yml .node-options go.work'.split(
    ' ',
  ),
);

/** `words_test.sh`, `spec/words_spec.sh`, `t/t0001-words.sh`; not `run-tests.sh`, which runs them. */
function isShellTest(name: string, folders: readonly string[]): boolean {
  if (
    !/\.(sh|bash|zsh)$/.test(name) ||
    /^(run|all|ci|do|make|check|build|start|docker|install|set-?up)[-_.]/.test(name)
  )
    return false;
  if (/[-_.](test|spec)\.\w+$/.test(name)) return true;
  return folders.some((folder) => testFolders.has(folder)) && /^(tests?[-_]|t\d{4}-)|[-_.]tests\.\w+$/.test(name);
}

function isPackageScript(name: string, path: string, folders: readonly string[]): boolean {
  if (packageScriptFiles.has(name)) return true;
  if (/\.(gradle|gradle\.kts|mk|gemspec|csproj|fsproj|props|targets)$/.test(name)) return true;
  return (
    /\.(sh|bash|zsh|fish|cmd|bat|ps1)$/.test(name) ||
    (folders.length <= 1 &&
      ['bin', 'script', 'scripts', 'tools', 'ci', 'hack', 'dev'].includes(folders[0] ?? '') &&
      /^(run-?)?(test|tests|check|verify|ci)(\.\w+)?$/.test(name)) ||
    path === 'bin/rspec' ||
    path === 'bin/rails'
  );
}
const packageScriptFiles = new Set(
  'package.json composer.json makefile gnumakefile justfile taskfile.yml taskfile.yaml rakefile gemfile pom.xml cargo.toml build.rs pyproject.toml setup.cfg setup.py deno.json deno.jsonc build.sbt cmakelists.txt mix.exs package.swift pubspec.yaml turbo.json nx.json project.json lerna.json gruntfile.js gulpfile.js mvnw gradlew gradle.properties'.split(
    ' ',
  ),
);

/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
function isTestFile(name: string, folders: readonly string[]): boolean {
  if (folders.some((folder) => testFolders.has(folder))) return true;
  if (/[._-](test|tests|spec|specs|cy|e2e|bench)\.[a-z]+$/i.test(name)) return true;
  if (/^(test|spec)[_-].*\.\w+$/i.test(name)) return true;
  if (/(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/.test(name))
    return true;
  return /^(Test[A-Z]\w*\.(java|kt|php|cs)|tests?\.([cm]?[jt]sx?|py|rs|rb|php|go|c|cc|cpp|cxx|lua|pl))$/.test(name);
}
const testFolders = new Set(
  'test tests __tests__ __test__ spec specs __mocks__ testdata test-fixtures androidtest e2e cypress features unittests integration-tests t'.split(
    ' ',
  ),
);
