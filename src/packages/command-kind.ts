/** Classifies a shell command as testing, installing, building, changing the machine or none of these. */

import { objectIn, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';
import type { Tree } from './ecosystems/ecosystem.ts';

/** `none`: a linter, a report, a version that is shown: nothing that tests stand on. `machine`: it changes more than the tree and HOME. */
export type CommandKind = 'test' | 'install' | 'build' | 'none' | 'machine';

const deepest = 4;

/** Of one command without `&&` in it. Scripts of package.json and composer.json and targets of make are looked into. */
export async function commandKind(tree: Tree, command: string, depth = 0): Promise<CommandKind> {
  const kinds = await Promise.all(command.split(/;|\|\|?/).map((part) => kindOfOne(tree, part, depth)));
  return strongest(kinds);
}

/** Of the parts of one command: what all of it counts as. */
export function strongest(kinds: readonly CommandKind[]): CommandKind {
  return order.find((kind) => kinds.includes(kind)) ?? 'none';
}

const order: readonly CommandKind[] = ['machine', 'test', 'install', 'build', 'none'];

async function kindOfOne(tree: Tree, part: string, depth: number): Promise<CommandKind> {
  const plain = unwrapped(part);
  const kindsOf = (parts: string[]) => Promise.all(parts.map((one) => commandKind(tree, one, depth + 1)));
  if (plain === '') return 'none';
  if (kindOfWords(wordsOf(plain)) === 'machine') return 'machine';
  const script = await scriptCalled(tree, plain);
  if (script !== undefined && depth < deepest) {
    const kinds = await kindsOf(script.text.split('&&').filter((one) => one.trim() !== ''));
    const isCalled = testName.test(script.name) && !noneName.test(script.name);
    const named = isCalled ? 'test' : buildName.test(script.name) ? 'build' : 'none';
    return strongest([...kinds, named]);
  }
  const [program = '', ...words] = wordsOf(plain);
  if (/^g?make$/.test(program)) {
    const targets = words.filter((word, at) => !/^-|=/.test(word) && !/^-[Cf]$/.test(words[at - 1] ?? ''));
    if (targets.some((target) => /^(?:dist)?check$|^test/.test(target) || testName.test(target))) return 'test';
    if (targets.some((target) => noneName.test(target))) return 'none';
    const text = depth < deepest ? (await makefileOf(tree, new Set(await tree.list())))?.text : undefined;
    const kinds = await kindsOf(targets.flatMap((target) => recipeOf(text ?? '', target)));
    return kinds.includes('test') ? 'test' : 'build';
  }
  return kindOfWords(wordsOf(plain));
}

/** What runs a program for it, and what stands before its name. */
export function unwrapped(part: string): string {
  const words: string[] = [...wordsOf(part.trim().replace(/^[({]\s*/, ''))];
  for (;;) {
    const [first = '', second = ''] = words;
    const named = /^(?:.*\/)?(?:python[\d.]*|ruby)$/.test(first) ? words.findIndex((word) => /^-[mS]$/.test(word)) : 0;
    if (named > 0 && words.slice(1, named).every((word) => word.startsWith('-'))) words.splice(0, named + 1);
    else if (runs.some(([program, verb]) => program === first && verb === second)) words.splice(0, 2);
    else if (words.length > 1 && (before.has(first) || /^(?:[A-Za-z_]\w*=|-)/.test(first))) words.shift();
    else break;
  }
  return words.join(' ');
}
const before = new Set(listed('env time exec command nohup corepack c8 nyc cross-env npx bunx uvx xvfb-run valgrind'));
const runs = listed(`
  bundle/exec coverage/run pipx/run pnpm/exec pnpm/dlx yarn/exec yarn/dlx npm/exec poetry/run uv/run pipenv/run pdm/run hatch/run rye/run
`).map((pair) => pair.split('/'));

const wordsOf = (text: string) => text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];

/** What a command comes to: a script of a manifest is followed, with those that run before and after it. */
export async function programsOf(tree: Tree, command: string, depth = 0): Promise<string[]> {
  const parts = command.split(/&&|;|\|\|?/).map(unwrapped);
  const all = parts.map(async (plain) => {
    const script = depth < deepest ? await scriptCalled(tree, plain) : undefined;
    return script === undefined
      ? [plain]
      : await programsOf(tree, [script.text, ...script.around].join('&&'), depth + 1);
  });
  return (await Promise.all(all)).flat().filter(Boolean);
}

interface Script {
  name: string;
  text: string;
  /** Of the scripts before and after it. */
  around: string[];
}

/** The script that a package manager is asked to run. */
async function scriptCalled(tree: Tree, plain: string): Promise<Script | undefined> {
  const [, program = '', run, name = ''] =
    /^(npm|pnpm|yarn|bun|composer)(?:\s+-[\w-]+(?:[= ]\S*\/\S*)?)*\s+(?:(run|run-script)\s+(?:-\S+\s+)*)?([\w:.-]+)/.exec(
      plain,
    ) ?? [];
  if (program === '') return undefined;
  const manifest = objectIn(
    parsedJson((await tree.read(program === 'composer' ? 'composer.json' : 'package.json')) ?? ''),
  );
  const scripts = objectIn(manifest.scripts);
  const wanted = program === 'npm' && run === undefined && ['t', 'tst'].includes(name) ? 'test' : name;
  const isOwn = run === undefined && (program === 'npm' || program === 'bun') && wanted !== 'test';
  const text = isOwn ? undefined : scripts[wanted];
  const names = plain.includes('--ignore-scripts') ? [] : [`pre${wanted}`, `post${wanted}`];
  const around = names.map((one) => scripts[one]).filter((one) => typeof one === 'string');
  if (typeof text === 'string') return { name: wanted, text, around };
  return Array.isArray(text) ? { name: wanted, text: text.join(' && '), around } : undefined;
}

const testName = /^(?:unit|integration|e2e)$|(?:^|[-_:.])(?:tests?|specs?)(?:$|[-_:.])/i;
const buildName = /^(?:build|compile|generate|codegen|bundle)\b/i;
const noneName = /(?:^|[-_:./])(?:lint|format|fmt|docs?|clean|style|typecheck|types|bench(?:mark)?s?)(?:$|[-_:./])/;
/** A kind, programs, and after a `:` the words of which one has to follow. The first row that fits decides; what fits none is none. */
const rows = `
machine sudo su apt apt-get apk yum dnf brew choco rustup docker docker-compose nvm pyenv
machine pnpm yarn: -g --global global
install npm pnpm yarn bundle composer poetry go pip: config env
none test [
none cargo: clippy doc miri bench
none tsc: --noEmit
test pytest py.test tox nox trial unittest vitest jest mocha ava tap tape uvu borp jasmine karma rspec minitest phpunit pest
test paratest prove bats busted ctest nose2 nosetests twisted.trial cram
test cypress: run
test playwright hack deno bun dotnet swift mix dart flutter sbt stack rails gleam just hatch zig ninja meson: test
test cargo: test nextest llvm-cov tarpaulin
test go cabal lein cmake: test check
test node: --test
test mvn mvnw gradle gradlew: test verify package install check build
install npm pnpm bun: ci i install add clean-install
install enable prepare
install pip pip3 pipx uv gem cpan conda mamba opam composer: install sync update default component
install cpanm cpm luarocks ensurepip venv virtualenv cpan-install-dist-deps configure autogen.sh autoreconf aclocal autoconf
install perl: Makefile.PL Build.PL
install poetry pipenv pdm rye bundle mix dart flutter lerna shards: install sync update require bootstrap get pub deps deps.get
install cargo go dotnet playwright sbt swift meson: fetch mod get install restore update resolve setup
install mvn mvnw: dependency:go-offline dependency:resolve
build cmake: --build
install cmake
build make ninja tsc webpack rollup esbuild swc tsup bazel ant
build cargo go dotnet swift mix zig stack cabal gradle gradlew deno meson npm lerna nx turbo hatch sbt vite: build compile assemble generate
build mvn mvnw: compile
`;

interface Row {
  kind: CommandKind;
  programs: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
}
const table: readonly Row[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [programs = '', verbs = ''] = row.split(': ');
    const [kind, ...names] = listed(programs);
    return { kind: kind as CommandKind, programs: new Set(names), verbs: new Set(verbs.split(' ').filter(Boolean)) };
  });

function kindOfWords(words: readonly string[]): CommandKind {
  const [written = '', ...rest] =
    /^(?:pnpm|yarn)$/.test(words[0] ?? '') && words.length > 1 && !isVerb(words[1] ?? '') ? words.slice(1) : words;
  const program = written.replace(/^.*\//, '');
  if (/^(?:-version|--version|--help)$/.test(rest.at(-1) ?? '') || /^-[vV]$/.test(rest.join(' '))) return 'none';
  if (/^mvnw?$/.test(program) && rest.some((word) => /skip\.?tests?\b|maven\.test\.skip/i.test(word))) return 'build';
  if (program === 'yarn' && rest.every((word) => word === 'install' || word.startsWith('--'))) return 'install';
  if (program === 'rake')
    return rest.length === 0 || rest.some((word) => testName.test(word) || /^(?:default|ci)$/.test(word))
      ? 'test'
      : 'build';
  const row = table.find(
    ({ programs, verbs }) =>
      programs.has(program) && (verbs.size === 0 || rest.some((word) => verbs.has(word.replace(/^:/, '')))),
  );
  if (row !== undefined) return row.kind;
  if (/^bootstrap/.test(program)) return 'install';
  const file = fileRun(words.join(' '));
  if (file === undefined || benchmark.test(file)) return 'none';
  if (testFile.test(file)) return 'test';
  return /[/.]/.test(file) ? 'build' : 'none';
}

/** The file that a command starts, by its path or by an interpreter. */
export function fileRun(command: string): string | undefined {
  const [written = '', ...rest] = wordsOf(command);
  const isInterpreted = interpreter.test(written.replace(/^.*\//, ''));
  return isInterpreted ? rest.find((word) => !word.startsWith('-')) : written.includes('/') ? written : undefined;
}

/** Of the package manager itself, and no program of the dependencies. */
const isVerb = (word: string) =>
  word.startsWith('-') ||
  table.some(({ programs, verbs }) => programs.has('pnpm') && verbs.has(word)) ||
  word === 'run';
const interpreter = /^(?:node|python[\d.]*|ruby|perl|php|lua|sh|bash)$/;
const benchmark = /(?:^|[/_.-])bench(?:mark)?s?(?:$|[/_.-])/;
const testFile = /(?:^|[\s/_.-])(?:run)?[-_]?(?:all_?)?(?:tests?|specs?|check)(?![a-z])/i;

/** The file that make reads of several, and its text. */
export async function makefileOf(tree: Tree, names: ReadonlySet<string>) {
  const file = ['GNUmakefile', 'makefile', 'Makefile'].find((name) => names.has(name));
  const text = file === undefined ? undefined : await tree.read(file);
  return file === undefined || text === undefined ? undefined : { file, text };
}

interface Rule {
  targets: string[];
  needs: string[];
  recipe: string[];
}

/** The commands of a target of a Makefile and of what it needs, without the marks in front of them. */
export function recipeOf(text: string, target: string): string[] {
  const rules: Rule[] = [];
  const listOf = (names = '') => names.split(/[\s|]+/);
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    // Each part ends where the next one begins: a line of megabytes is read once.
    const [, names, needs, first = ''] = /^([^\s#:=][^#:=]*)::?(?!=)([^;#=]*)(?:;(.*))?$/s.exec(line) ?? [];
    if (names !== undefined) rules.push({ targets: listOf(names), needs: listOf(needs), recipe: [first] });
    else if (line.startsWith('\t')) rules.at(-1)?.recipe.push(line);
  }
  const needs = rules.filter(({ targets }) => targets.includes(target)).flatMap((rule) => rule.needs);
  return rules
    .filter(({ targets }) => targets.some((one) => one === target || (one !== '' && needs.includes(one))))
    .flatMap(({ recipe }) => recipe.map((line) => line.replace(/^[@+\s]*(-?)[@+\s]*(.*)/, ignored)))
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const ignored = (_: string, mark: string, line: string) => (mark ? `${line} || true` : line);

/** What cannot fail, behind all else, decides the exit code of a line. */
export const losesExitCode = (line: string): boolean =>
  /(?:\|\|?|;)\s*(?:echo|true|:|tee|cat|printf|exit 0)(?:\s[^;|&]*)?$/.test(line);
