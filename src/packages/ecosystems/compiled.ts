import { isObject } from '../../text/json.ts';
import { quoted } from '../../text/shell-quote.ts';
import { commandKind } from '../command-kind.ts';
import { makefileOf, recipeOf } from '../make-parts.ts';
import { byFile, type Ecosystem } from './ecosystem.ts';
import { tomlOf } from './formats.ts';

/** A Makefile with a `test` or `check` target: what it runs may be no test where nobody knows the program. */
export const automake: Ecosystem = {
  words: ['make', 'gmake'],
  async find(tree, names) {
    const makefile = await makefileOf(tree, names);
    if (makefile === undefined) return undefined;
    const { file, text } = makefile;
    const has = (target: string) => new RegExp(`^${target}[ \\t]*:(?!=)`, 'm').test(text);
    const target = ['test', 'tests', 'check'].find(has);
    if (target === undefined) return undefined;
    const kinds = await Promise.all(recipeOf(text, target).map((line) => commandKind(tree, line)));
    const isGuess = !kinds.includes('test');
    return {
      files: [file],
      fetches: false,
      build: has('build') ? 'make build' : undefined,
      test: `make ${target}`,
      isGuess,
    };
  },
};

const addsTests = /\b(enable_testing|add_test|include\s*\(\s*CTest)\b/i;

const cargo = byFile(['Cargo.toml'], ['cargo'], async (tree, names, file) => ({
  setup: names.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch',
  test: isCargoWorkspace((await tree.read(file)) ?? '') ? 'cargo test --workspace' : 'cargo test',
}));

/** Beside a package of its own at the root, plain `cargo test` leaves the members out; `default-members` is a choice already. */
function isCargoWorkspace(text: string): boolean {
  const { workspace } = tomlOf(text);
  return isObject(workspace) && !('default-members' in workspace);
}

const go = byFile(['go.work', 'go.mod'], ['go'], async (tree, names, file) => {
  // A workspace whose root is no module of its own knows no `./...`.
  const folders = file === 'go.work' && !names.has('go.mod') ? usedBy((await tree.read(file)) ?? '') : [];
  const all = folders.length === 0 ? './...' : folders.map((folder) => quoted(`./${folder}/...`)).join(' ');
  // Vendored as Go 1.14 and newer write it: builds read nothing else, and the modules may lie where nobody here can fetch.
  const isVendored = /^## (explicit|workspace)/m.test((await tree.read('vendor/modules.txt')) ?? '');
  return { setup: isVendored ? undefined : 'go mod download', build: `go build ${all}`, test: `go test ${all}` };
});

/** The folders that a go.work names. */
function usedBy(text: string): string[] {
  const plain = text.replace(/\/\/.*/g, '');
  const listed = [...plain.matchAll(/^use[ \t]+(?:\(([^)]*)\)|(\S+))/gm)].flatMap(([, many, one]) => many ?? one ?? '');
  const folders = listed.flatMap((list) => list.split(/\s+/)).map((folder) => folder.replace(/^"|"$|^\.\/|\/+$/g, ''));
  return folders.filter((folder) => folder !== '' && !folder.startsWith('..'));
}

const maven = byFile(['pom.xml'], ['mvn', 'mvnw'], async (_tree, names) => {
  const mvn = names.has('mvnw') ? './mvnw -B' : 'mvn -B';
  return { setup: `${mvn} -q dependency:go-offline`, test: `${mvn} test` };
});

const gradle = byFile(
  ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
  ['gradle', 'gradlew'],
  async (_tree, names) => {
    const command = `${names.has('gradlew') ? './gradlew' : 'gradle'} --console=plain`;
    return { setup: `${command} testClasses`, test: `${command} test` };
  },
);

const dotnet: Ecosystem = {
  words: ['dotnet'],
  async find(_tree, names) {
    const file = [...names].find((name) => /^[^/]+\.(sln|slnx|csproj|fsproj|vbproj)$/.test(name));
    return file === undefined
      ? undefined
      : { files: [file], setup: 'dotnet restore', test: 'dotnet test --no-restore' };
  },
};

/** Of C libraries it says how to use them from Swift, and has no tests. */
const swift = byFile(['Package.swift'], ['swift'], async (tree, _names, file) =>
  /\.testTarget\s*\(/.test((await tree.read(file)) ?? '') ? { setup: 'swift package resolve', test: 'swift test' } : {},
);

const cmake = byFile(['CMakeLists.txt'], ['cmake', 'ctest'], async (tree, _names, file) => {
  const text = (await tree.read(file)) ?? '';
  return {
    fetches: false,
    setup: ['cmake -S . -B build', ...testSwitches(text).map((name) => `-D${name}=ON`)].join(' '),
    build: 'cmake --build build',
    test: addsTests.test(text) ? 'ctest --test-dir build --output-on-failure' : undefined,
  };
});

/** Options that are off unless somebody asks, and behind which the tests are added. */
function testSwitches(text: string): string[] {
  const off = [...text.matchAll(/^[ \t]*option\s*\(\s*(\w*TEST\w*)(?:\s+"[^"\n]*")?(?:\s+OFF)?\s*\)/gim)];
  return off.flatMap(([, name = '']) => {
    const block = new RegExp(`\\bif\\s*\\(\\s*(?:\\w+\\s+AND\\s+)?${name}\\b[^)]*\\)([\\s\\S]*?)\\bendif\\b`, 'i').exec(
      text,
    )?.[1];
    return block !== undefined && (addsTests.test(block) || /\badd_subdirectory\s*\(\s*"?tests?\b/i.test(block))
      ? [name]
      : [];
  });
}

/** Told by one file, and the commands are always the same. */
const fixed: readonly [file: string, word: string, setup: string | undefined, test: string][] = [
  ['meson.build', 'meson', 'meson setup build', 'meson test -C build'],
  ['build.zig', 'zig', undefined, 'zig build test'],
  ['build.sbt', 'sbt', 'sbt update', 'sbt test'],
  ['stack.yaml', 'stack', 'stack build --only-dependencies', 'stack test'],
  ['cabal.project', 'cabal', 'cabal build --only-dependencies all', 'cabal test all'],
];
const ofOneFile = fixed.map(([file, word, setup, test]) => byFile([file], [word], async () => ({ setup, test })));

export const compiled: readonly Ecosystem[] = [cargo, go, maven, gradle, dotnet, swift, cmake, ...ofOneFile];
