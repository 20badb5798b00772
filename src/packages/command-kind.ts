/** What a command of a repository does on the way to its tests, told by its program and what that is asked for. */

import { objectIn, parsedJson } from '../text/json.ts';
import type { Tree } from './ecosystems/ecosystem.ts';
import { makeParts } from './make-parts.ts';

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
  if (plain === '') return 'none';
  if (machine.test(part.trim()) || machine.test(plain)) return 'machine';
  const script = await scriptCalled(tree, plain);
  if (script !== undefined && depth < deepest) {
    const parts = script.text.split('&&').filter((one) => one.trim() !== '');
    const kinds = await Promise.all(parts.map((one) => commandKind(tree, one, depth + 1)));
    const named = testName.test(script.name) ? 'test' : buildName.test(script.name) ? 'build' : 'none';
    return strongest([...kinds, named]);
  }
  if (/^g?make\b/.test(plain)) {
    const target = /^g?make(?:\s+-\S+)*\s+([\w.-]+)/.exec(plain)?.[1] ?? '';
    if (target === 'check' || testName.test(target)) return 'test';
    if (noneName.test(target)) return 'none';
    const parts = depth < deepest ? ((await makeParts(tree, plain)) ?? []) : [];
    const kinds = await Promise.all(parts.map((one) => commandKind(tree, one, depth + 1)));
    return kinds.includes('test') ? 'test' : 'build';
  }
  const program = plain.replace(/^(?:pnpm|yarn) (?=\w)/, '');
  return kinds.find(([, pattern]) => pattern.test(plain) || pattern.test(program))?.[0] ?? 'none';
}

/** What runs a program for it, and what stands before its name. */
export function unwrapped(part: string): string {
  let plain = part.trim().replace(/^[({]\s*/, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(wrapper, '').trimStart();
  }
  return plain;
}
const wrapper =
  /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)|env|time|exec|command|nohup|bundle exec|coverage run|c8|nyc|cross-env)(?=\s)|^-\S+(?=\s)|^(?:npx|bunx|uvx|pipx run|(?:pnpm|yarn|npm) (?:exec|dlx)|(?:poetry|uv|pipenv|pdm|hatch|rye) run)(?=\s)|^xvfb-run(?=\s)|^(?:[\w./-]*\/)?python[\d.]*(?: -[bBWuX]\S*)* -m(?=\s)|^(?:\.?[\w-]*\/)*(?:bin|\.bin)\/(?=\w)/;

/** The script that a package manager is asked to run. */
async function scriptCalled(tree: Tree, plain: string): Promise<{ name: string; text: string } | undefined> {
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
  if (typeof text === 'string') return { name: wanted, text };
  return Array.isArray(text) ? { name: wanted, text: text.join(' && ') } : undefined;
}

const testName = /^(?:unit|integration|e2e)$|(?:^|[-_:.])(?:tests?|specs?)(?:$|[-_:.])/i;
const buildName = /^(?:build|compile|generate|codegen|bundle)\b/i;
const noneName = /^(?:lint|format|fmt|docs?|clean|style|typecheck|types)\b/;
const machine =
  /^(?:sudo|su|apt|apt-get|apk|yum|dnf|brew|choco|rustup|docker|docker-compose|nvm|pyenv|corepack)\b|^(?:npm|pnpm|yarn)\s.*(?:\s-\w*g|--global|global add)\b/;

/** The first that fits decides. */
const kinds: readonly [CommandKind, RegExp][] = [
  ['none', /^(?:npm|pnpm|yarn|bun)(?: -\w+)* (?:ls|list|view|audit|outdated|pack|publish|version|why|whoami|dedupe)\b/],
  ['install', /^(?:npm|pnpm|yarn|bundle|composer|poetry|go|pip) (?:config|env -w)\b/],
  ['none', /(?:^|\s)(?:-v|-V|--version|--help)$|^(?:java|javac|mvn) -(?:version|v)\b/],
  [
    'none',
    /^(?:echo|printf|cat|ls|pwd|set|true|exit|sleep|date|which|type|test|\[|git|gh|curl|wget|tar|unzip|grep|df|free|env|ulimit)\b/,
  ],
  [
    'none',
    /^(?:eslint|prettier|tsc --noEmit|biome|standard|xo|flake8|ruff|black|isort|mypy|pyright|pylint|pre-commit|rubocop|codecov)\b/,
  ],
  [
    'none',
    /^(?:codespell|coveralls|coverage|cargo (?:fmt|clippy|doc|deny|audit|miri|bench|publish)|gofmt|go vet|golangci-lint|staticcheck)\b/,
  ],
  [
    'none',
    /^(?:composer (?:validate|audit|normalize)|php -v|phpstan|psalm|php-cs-fixer|twine|build|sphinx-build|mkdocs|site|pip (?:list|check|freeze))\b/,
  ],
  [
    'test',
    /^(?:pytest|py\.test|tox|nox|trial|unittest|vitest|jest|mocha|ava|tap|tape|uvu|jasmine|karma|rspec|minitest)\b/,
  ],
  [
    'test',
    /^(?:phpunit|pest|paratest|prove|bats|busted|ctest|cypress run|playwright test|nose2|nosetests|twisted\.trial|cram)\b/,
  ],
  [
    'test',
    /^(?:cargo|go|deno|bun|dotnet|swift|mix|dart|flutter|sbt|stack|cabal|zig build|lein|rails|gleam|just|hatch)\s(?:.*\s)?test\b/,
  ],
  ['test', /^cargo (?:nextest|llvm-cov|tarpaulin|hack .*test)\b|^node(?:\s+-\S+)* --test\b|^(?:cabal|lein) check\b/],
  ['test', /^(?:rake|\.\/exe\/rake)(?:\s+(?:test|spec|default|ci)\b.*)?$|^rake\s+\S*(?:test|spec)\S*/],
  [
    'test',
    /^(?:node|python[\d.]*|ruby|perl|php|lua|sh|bash|\.\/?)(?:\s+-\S+)*\s*\S*(?:^|[\s/_.-])(?:run)?_?(?:all_?)?(?:tests?|specs?)(?![\w-])/,
  ],
  [
    'test',
    /^\.?\/?(?:[\w.-]+\/)*(?:run[-_]?)?(?:tests?|check)(?:[-_.]\w+)*(?:\s|$)|^ruby\s.*exe\/rake$|^\.\/Build test\b/,
  ],
  [
    'test',
    /^(?:\.\/)?mvnw?(?!.*(?:skip\.?tests?\b|maven\.test\.skip))(?:\s+-\S+)*(?:\s+clean)?(?:\s+(?:test|verify|package|install|-\S+).*)?$/i,
  ],
  [
    'test',
    /^(?:\.\/)?gradlew?\s(?:.*\s)?(?:test|check|build)(?:\s|$)|^cmake --build .*(?:--target|-t) (?:test|check)|^(?:ninja|meson)\s.*\btest\b/,
  ],
  [
    'install',
    /^(?:npm|pnpm|bun) (?:ci|i|install|add|clean-install)\b|^pnpm -r install\b|^yarn(?:\s+(?:install|--\S+).*)?$/,
  ],
  [
    'install',
    /^(?:pip[\d.]*|pipx|uv|gem|cpan|cpanm|cpm|luarocks|conda|mamba|opam|npm|composer|go) (?:.*\s)?(?:install|sync|update|default|component)\b/,
  ],
  [
    'install',
    /^(?:cpanm|cpm|ensurepip|venv|virtualenv|cpan-install-dist-deps|luarocks|playwright install)\b|^perl (?:Makefile|Build)\.PL\b/,
  ],
  [
    'install',
    /^(?:poetry|pipenv|pdm|rye|bundle|composer|mix|dart|flutter|lerna|shards) (?:install|sync|config|update|require|bootstrap|(?:pub|deps\.)?\s?get)\b/,
  ],
  [
    'install',
    /^(?:cargo (?:fetch|install)|go (?:mod|get|install)|dotnet restore|mix (?:local|deps)\S*|meson setup|swift package resolve|sbt update)\b/,
  ],
  [
    'install',
    /^cmake(?! --build)\b|^(?:\.\/)?(?:configure|autogen\.sh|bootstrap\S*|autoreconf|aclocal|autoconf)\b|^(?:\.\/)?mvnw?\s.*dependency:/,
  ],
  [
    'build',
    /^(?:make|ninja|cmake --build|tsc|vite build|webpack|rollup|esbuild|swc|tsup|bazel|ant)\b|^(?:node|python|ruby|perl|sh|bash) \S+[/.]/,
  ],
  [
    'build',
    /^(?:cargo|go|dotnet|swift|mix|zig|stack|cabal|gradle|(?:\.\/)?gradlew|deno task|meson|npm|lerna|nx|turbo|hatch|sbt|rake)\s.*\b(?:build|compile|assemble|generate)/,
  ],
  ['build', /^(?:\.\/)?mvnw?\s.*\b(?:compile|package|install)\b|^\.?\.?\/?[\w.-]+\/\S+|^\.\/\S+/],
];
