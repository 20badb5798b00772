import { expect, it } from 'vitest';
import { changedSources } from '../../src/publish/package-sources/new-sources.ts';
import { listed } from '../../src/text/word-list.ts';
import { computesWithin } from '../support/slow-machine.ts';

const foreign = 'https://evil.example/a.tgz';
const npm3 = (packages = '') => `{"name":"shop","lockfileVersion":3,"packages":{${packages}}}`;
const pnpm9 = (text = '') => `lockfileVersion: '9.0'\n${text}`;
const berry = (locked: string) => `__metadata:\n  version: 8\n\n"a@${locked}`;
const project = (more = '') => `[project]\nname = "x"\n${more}`;
const crate = (more = '') => `[package]\nname = "x"\n${more}`;

it.each([
  ['docs/requirements.md', 'see https://evil.example'],
  ['build.gradle', '// see https://a.example\nrepositories { maven { url "https://repo.maven.apache.org/maven2" } }'],
  ['pom.xml', '<project xmlns="http://maven.apache.org/POM/4.0.0"><url>https://shop.example</url></project>'],
  ['pubspec.yaml', 'homepage: https://shop.example\nissue_tracker: "https://shop.example/issues"'],
])('what is only about the project is let go in %s', (path, text) => {
  expect(changedSources(path, '', text)).toEqual([]);
});

/** What is told of one. */
it.each<[path: string, before: string, after: string, source: RegExp]>([
  [
    'package-lock.json',
    npm3(),
    npm3('"node_modules/a":{"resolved":"git+ssh://git@github.com/eve/a.git#abc"}'),
    /^github\.com\/eve\/a$/,
  ],
  [
    'package-lock.json',
    npm3('"node_modules/a":{"resolved":"https://registry.npmjs.org/a/-/a-1.tgz"}'),
    npm3('"node_modules/a":{"resolved":"http://registry.npmjs.org/a/-/a-1.tgz"}'),
    /^http:\/\/registry/,
  ],
  [
    'pnpm-lock.yaml',
    "lockfileVersion: '6.0'\n",
    "lockfileVersion: '6.0'\npackages:\n  '@codeload.github.com/eve/a/tar.gz/abc':\n    name: a\n",
    /^github\.com\/eve\/a$/,
  ],
  [
    'pnpm-lock.yaml',
    'lockfileVersion: 5.4\n',
    'lockfileVersion: 5.4\npackages:\n  ? npm.evil.example/a/1.0.0\n  : resolution:\n      integrity: x\n',
    /^npm\.evil\.example$/,
  ],
  [
    'yarn.lock',
    '',
    '__metadata:\n  version: 6\n\n"a@git@github.com:eve/a.git":\n  resolution: "a@git@github.com:eve/a.git#commit=1"\n',
    /^github\.com\/eve\/a$/,
  ],
  ['Pipfile', '', '[packages]\na = {git = "https://github.com/eve/a"}\n', /^github\.com\/eve\/a$/],
  [
    'Cargo.lock',
    'version = 4\n',
    "version = 4\n[[package]]\nname = 'a'\nsource = 'git+https://github.com/eve/crates.io-index?rev=1#1'\n",
    /eve/,
  ],
  ['Gemfile', "source 'https://rubygems.org'\n", "gem 'a', github: 'eve/a'\n", /^github\.com\/eve\/a$/],
  ['package.json', '{}', '{"devDependencies":{"a":"eve/a#x"}}', /eve\/a/],
  ['package.json', '{}', '{"pnpm":{"overrides":{"a":"github:eve/a"}}}', /eve\/a/],
])('a new source is told: %s: %#', (path, before, after, source) => {
  expect(changedSources(path, before, after)).toEqual([expect.stringMatching(source)]);
  expect(changedSources(path, after, after)).toEqual([]);
});

/** Spellings that a reader by patterns lets through; without `before` the file is new. */
it.each<[path: string, after: string, before?: string]>([
  ['requirements/dev.txt', 'a @ https://evil.example/a.whl'],
  ['dev-requirements.txt', '--index-url https://evil.example\na'],
  ['build.gradle', "def x = ' // '; repositories { maven { url = uri('https://evil.example/m') } } // homepage"],
  ['settings.gradle.kts', 'pluginManagement { repositories { maven("https://evil.example") } }'],
  [
    'pom.xml',
    '<project><repositories><repository>\n<url> https://evil.example </url></repository></repositories></project>',
  ],
  ['mix.exs', 'defp deps, do: [{:x, git: "https://evil.example/x"}]'],
  ['pubspec.yaml', 'dependencies:\n  x:\n    git: https://evil.example/x'],
  ['Podfile', "source 'https://evil.example'"],
  ['environment.yml', 'channels:\n - https://evil.example'],
  ['a/b.csproj', '<Project><RestoreSources>https://evil.example/v3</RestoreSources></Project>'],
  ['deno.json', '{"imports":{"x":"https://evil.example/x.ts"}}'],
  ['build.sbt', 'resolvers += "e" at "https://evil.example"'],
  ['package-lock.json', npm3('"node_modules/a":{"resolved":"https://evil.example/a.tgz"}'), npm3()],
  ['package-lock.json', npm3('"node_modules\\/a":{"\\u0072esolved":"https:\\/\\/evil.example\\/a.tgz"}'), npm3()],
  ['package-lock.json', '{"lockfileVersion":1,"dependencies":{"a":{"version":"https://evil.example/a.tgz"}}}'],
  ['package-lock.json', npm3('"node_modules/a":{"resolved":"https:evil.example/a.tgz"}'), npm3()],
  [
    'pnpm-lock.yaml',
    pnpm9('packages:\n  a@https://evil.example/a.tgz:\n    resolution: {"tarball":"https://evil.example/a.tgz"}\n'),
    pnpm9(),
  ],
  [
    'pnpm-lock.yaml',
    pnpm9(
      'packages:\n  a@https://git.evil.example/a.git#1:\n    resolution: {commit: \'1\', repo: "https://git.evil.example/a.git", type: git}\n',
    ),
    pnpm9(),
  ],
  ['yarn.lock', 'a@1:\n  version "1.0.0"\n  resolved "https://evil.example/a.tgz#x"\n', '# yarn lockfile v1\n'],
  ['yarn.lock', '"a@https://evil.example/a.tgz":\n  version "1.0.0"\n'],
  [
    'yarn.lock',
    '__metadata:\n  version: 10\n\n"a@https://evil.example/a.tgz":\n  version: 1.0.0\n  resolution: "a@https://evil.example/a.tgz"\n',
    '__metadata:\n  version: 8\n',
  ],
  [
    'yarn.lock',
    berry('npm:^1":\n  version: 1.0.0\n  resolution: "a@npm:1.0.0::__archiveUrl=https%3A%2F%2Fevil.example%2Fa.tgz"\n'),
  ],
  [
    'bun.lock',
    '{"lockfileVersion": 1, "packages": {"a": ["a@1.0.0", "https://npm.evil.example/a-1.tgz", {}, "sha512-x"]}}',
  ],
  [
    'poetry.lock',
    '[[package]]\nname = "a"\n[package.source]\ntype="legacy"\nurl="https://evil.example/simple"\n[metadata]\nlock-version = "2.0"\n',
    '[metadata]\nlock-version = "2.0"\n',
  ],
  [
    'uv.lock',
    'version = 1\n[[package]]\nname = "a"\nsdist = { "url" = "https:\\u002F\\u002Fevil.example/a.tar.gz" }\n',
    'version = 1\n',
  ],
  ['Pipfile.lock', '{"_meta":{"pipfile-spec":6,"sources":[{"url":"https://evil.example/simple"}]}}'],
  ['pyproject.toml', project('dependencies = [\n  "a @ git+https://evil.example/a",\n]\n'), project()],
  ['pyproject.toml', project('[[tool.uv.index]]\nurl = "https://evil.example/simple"\n'), project()],
  ['requirements-dev.txt', 'a==1\n--extra-index-url \\\n https://evil.example/s\n', 'a==1\n'],
  ['Cargo.toml', crate('[dependencies]\na.git = "https://evil.example/a"\n'), crate()],
  ['Cargo.toml', crate('[patch.crates-io]\na = { git = "ssh://git@evil.example/a" }\n'), crate()],
  ['go.mod', 'module x\nreplace (\n\ta => evil.example/a v1.0.0\n)\n', 'module x\n'],
  ['composer.json', '{"repositories":[{"type":"vcs","url":"https://evil.example/a"}]}', '{}'],
  ['composer.lock', '{"content-hash":"x","packages":[{"name":"a/a","dist":{"url":"https://evil.example/a.tgz"}}]}'],
  [
    'Gemfile.lock',
    'GEM\n  remote: https://rubygems.org/\n  remote: https://evil.example/\n  specs:\n',
    'GEM\n  remote: https://rubygems.org/\n',
  ],
  ['package.json', '{"packageManager":"yarn@https://evil.example/yarn.js"}', '{}'],
  ['pyproject.toml', '[dependency-groups]\ndocs = ["a @ https://evil.example/a.whl"]'],
  ['pyproject.toml', '[tool.uv.sources]\nhelp = { git = "https://evil.example/a" }'],
  ['Pipfile', '[docs]\na = { git = "https://evil.example/a.git" }'],
  ['Cargo.toml', '[dependencies.metadata]\ngit = "https://evil.example/a"'],
  ['requirements.txt', 'a @ https://pypi.org\\@evil.example/a.whl'],
  ['requirements.txt', '-r deps/extra.lst'],
  ['reqs/extra.txt', 'a==1\n--extra-index-url https://evil.example/s'],
  ['setup.py', 'setup(url="https://x.example", install_requires=["a @ https://evil.example/a"])'],
  ['setup.py', 'setup(name="x # y", install_requires=["a @ https://evil.example/a"])'],
  ['setup.cfg', '[easy_install]\nfind-links = https://evil.example/simple\n'],
  ['setup.cfg', '[easy_install]\nindex-url = https://evil.example/simple\n'],
  ['pyproject.toml', '[tool.uv]\nsources.urls.git = "https://evil.example/a"\n'],
  ['a.gradle', 'def repositoryUrl = "https://evil.example"; def xmlns="https://evil.example"'],
  ['environment.yml', '{"ch\\u0061nnels": [eve]}'],
  ['environment.yml', 'channels: [eve]\n---\na: 1'],
  ['Gemfile', 'gem "a" "#{" # "}", git: "https://evil.example/a"'],
  ['Gemfile', 'gem "a", %q( # ), git: "https://evil.example/a"'],
  ['a/list.txt', 'two words.whl\nfoo @ https://evil.example'],
  ['a/list.txt', '-r b.txt \\\ntwo words\nfoo @ https://evil.example'],
  ['composer.json', '{"extra":{"patches":{"a/b":{"homepage":"https://evil.example/x.patch"}}}}'],
  ['Gemfile', 'gem "a", github: "rails/rails"; gem "b", github: "eve/b"', 'gem "a", github: "rails/rails"'],
  ['Gemfile', 'url = "https://evil.example"\nsource url'],
  ['gemfiles/rails7.gemfile', 'gem "a", git: "https://evil.example/a"'],
  ['package.json', '{"dependencies":{"a":"sourcehut:~eve/a"}}'],
  ['package.json', '{"dependencies":{"a":"x+y@evil.example:a.git"}}'],
  ['package.json', '{"dependencies":{"a":" eve/a"}}'],
  ['package.json', '{"dependencies":{"a":"https://evil.example/a.tgz"},"dependencies":{}}'],
  ['package.json', '{"resolutions":{"a":"patch:a@https%3A//evil.example/a.tgz#./p.patch"}}'],
  ['package.json', '{"pnpm":{"pnpmfile":"tools/hook.cjs"}}'],
  [
    'package.json',
    '{"dependencies":{"a":"https://storage.googleapis.com/eve/a.tgz"}}',
    '{"dependencies":{"b":"https://storage.googleapis.com/mona/b.tgz"}}',
  ],
  ['pnpm-workspace.yaml', 'packages: [a]\npnpmfile: tools/hook.cjs\n'],
  ['pnpm-workspace.yaml', 'packages: [a]\nscriptShell: ./tools/sh\n'],
  ['package-lock.json', '{"lockfileVersion":1,"dependencies":{"funding":{"version":"https://evil.example/f.tgz"}}}'],
  [
    'package-lock.json',
    npm3('"node_modules/left-pad":{"resolved":"https://registry.npmjs.org/evil/-/evil-1.0.0.tgz"}'),
  ],
  [
    'package-lock.json',
    '{"lockfileVersion":1,"dependencies":{"ms":{"resolved":"https://registry.npmjs.org/evil/-/evil-1.0.0.tgz"}}}',
  ],
  ['yarn.lock', 'a@1:\n  version "1"\n  resolved "https://registry.yarnpkg.com/evil/-/evil-1.tgz#x"\n'],
  ['yarn.lock', berry('npm:^1":\n  resolution: "a@npm:1.0.0::%5F_archiveUrl=https%3A%2F%2Fevil.example%2Fa"\n')],
  [
    'yarn.lock',
    berry(
      'patch:x":\n  resolution: "a@patch:a@npm%3A1%3A%3A__archiveUrl%3Dhttps%253A%252F%252Fevil.example#./x::version=1"\n',
    ),
  ],
  ['yarn.lock', berry('patch:x":\n  resolution: "a@patch:a@git@github.com%3Aeve/a#./x.patch"\n')],
  ['bun.lock', '{"lockfileVersion":1,"packages":{"a":["a@https://evil.example/a.tgz",{}]},"packages":{}}'],
  ['composer.json', '{"extra":{"patches":{"a/b":{"fix":"https://evil.example/x.patch"}}}}'],
  ['composer.lock', packagist('eve'), packagist('Seldaek')],
  ['project/plugins.sbt', 'resolvers += "e" at "https://evil.example/m"'],
  ['build/x.targets', '<Project><RestoreSources>https://evil.example/v3</RestoreSources></Project>'],
  [
    'pom.xml',
    '<project><properties><r>https://evil.example</r></properties><repository><url>${r}</url></repository></project>',
    '<project><properties><r>https://mona.example</r></properties><repository><url>${r}</url></repository></project>',
  ],
  ['pom.xml', '<repository><!-- <url>https://repo1.maven.org/m</url> --><url>https://evil.example</url></repository>'],
  ['pom.xml', '<repository><url>&#104;ttps://evil.example</url></repository>'],
  ['mix.exs', 'defp deps, do: [{:x, github: "eve/x"}]'],
  ['Podfile', 'pod "A", :git => "git@evil.example:a.git"'],
  ['bower.json', '{"dependencies":{"a":"eve/a"}}'],
  ['deno.lock', '{"version":"4","remote":{"https://evil.example/x.ts":"abc"}}'],
  ['environment.yml', 'channels:\n  - eve\n'],
  ['package.json', '{"dependencies":{"a":"ht\\ttps://evil.example/a.tgz"}}'],
  ['pubspec.lock', 'packages:\n  a:\n    description:\n      url: "https://evil.example"\n'],
  ['mix.lock', '%{"a": {:git, "https://evil.example/a.git", "1", []}}'],
  ['Podfile.lock', 'EXTERNAL SOURCES:\n  A:\n    :git: https://evil.example/a.git'],
  ['paket.dependencies', 'source https://evil.example/v3\nnuget A'],
  ['Gemfile.lock', 'ELSEWHERE\n  remote: https://evil.example/\n'],
  ['package-lock.json', `{"lockfileVersion":9,"packages":{"a":{"tarball":"${foreign}"}}}`],
  ['uv.lock', `version = 9\n[[package]]\nsource = { next = "${foreign}" }\n`],
])('nothing new comes in by %s: %#', (path, after, before = '') => {
  expect(changedSources(path, before, after)).not.toEqual([]);
});

function packagist(owner: string): string {
  const source = { type: 'git', url: `https://github.com/${owner}/monolog.git` };
  const dist = { type: 'zip', url: `https://api.github.com/repos/${owner}/monolog/zipball/1` };
  const about = { 'notification-url': 'https://packagist.org/downloads/', homepage: 'https://seld.be' };
  const packages = [{ name: 'monolog/monolog', source, dist, ...about }];
  return JSON.stringify({ 'content-hash': 'x', packages, 'packages-dev': [] });
}

it.each<[path: string, after: string]>([
  [
    'package.json',
    JSON.stringify({
      name: 'shop',
      repository: 'mona/shop',
      homepage: 'https://shop.example',
      files: ['dist/x'],
      scripts: { start: 'curl http://localhost' },
      packageManager: 'pnpm@9.1.0+sha512.67f5879',
      publishConfig: { directory: 'dist/npm' },
      dependencies: { a: '^1.0.0', b: 'npm:c@1', d: 'workspace:*', e: 'file:../e', f: '>=1 <2', g: '1.x || 2.x' },
      pnpm: { patchedDependencies: { 'a@1.0.0': 'patches/a.patch' } },
    }),
  ],
  [
    'package-lock.json',
    npm3(
      JSON.stringify({
        '': { dependencies: { a: '^1' }, bin: { x: 'bin/x.js' } },
        'node_modules/a': {
          version: '1.0.0',
          resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
          funding: { url: 'https://opencollective.com/a' },
        },
        'node_modules/b': { resolved: 'packages/b', link: true },
      }).slice(1, -1),
    ),
  ],
  [
    'pnpm-lock.yaml',
    pnpm9(
      "settings:\n  autoInstallPeers: true\nimporters:\n  .:\n    dependencies:\n      '@s/a':\n        specifier: ^1.0.0\n        version: 1.0.0(react@18.0.0)\n      b:\n        specifier: workspace:*\n        version: link:packages/b\npackages:\n  '@s/a@1.0.0':\n    resolution: {integrity: sha512-x}\n    deprecated: https://example.org/why\nsnapshots:\n  '@s/a@1.0.0(react@18.0.0)': {}\n",
    ),
  ],
  [
    'pnpm-lock.yaml',
    "lockfileVersion: '6.0'\npackages:\n  /@s/a@1.0.0(react@18.0.0):\n    resolution: {integrity: x}\n",
  ],
  [
    'yarn.lock',
    '# yarn lockfile v1\n\n\n"@s/a@^1.0.0", "@s/a@1":\n  version "1.0.0"\n  resolved "https://registry.yarnpkg.com/@s/a/-/a-1.tgz#x"\n  integrity sha512-x/y==\n  dependencies:\n    "@s/b" "^1.0 || 2"\n    c "1 - 2"\n',
  ],
  [
    'yarn.lock',
    '__metadata:\n  version: 8\n  cacheKey: 10c0\n\n"@s/a@npm:^1, @s/a@npm:^1.1":\n  version: 1.1.0\n  resolution: "@s/a@npm:1.1.0"\n  dependencies:\n    b: "npm:^2"\n  languageName: node\n  linkType: hard\n\n"shop@workspace:.":\n  resolution: "shop@workspace:."\n\n"b@patch:b@npm%3A2.0.0#~/.yarn/patches/b.patch":\n  resolution: "b@patch:b@npm%3A2.0.0#~/.yarn/patches/b.patch::version=2.0.0&hash=x"\n',
  ],
  [
    'bun.lock',
    '{\n  "lockfileVersion": 1,\n  "workspaces": { "": { "name": "@s/x", "bin": "dist/x.js", "dependencies": { "a": "^1", }, }, },\n  "packages": { "a": ["a@1.0.0", "", { "bin": "bin/a" }, "sha512-x/y=="], },\n}\n',
  ],
  [
    'pyproject.toml',
    project(
      'description = "see https://x.example"\ndependencies = ["a>=1", "b[c]~=2.0; python_version<\'3.9\'"]\n[project.urls]\nHomepage = "https://x.example"\n[tool.poetry.dependencies]\na = "^1"\n[[tool.poetry.source]]\nname = "pypi"\nurl = "https://pypi.org/simple"\n',
    ),
  ],
  [
    'poetry.lock',
    '[[package]]\nname = "a"\nversion = "1.0"\ndescription = "https://a.example"\nfiles = [{file = "a-1.0.tar.gz", hash = "sha256:x"}]\n[metadata]\nlock-version = "2.1"\n',
  ],
  [
    'uv.lock',
    'version = 1\nrevision = 2\n[[package]]\nname = "a"\nsource = { registry = "https://pypi.org/simple" }\nsdist = { url = "https://files.pythonhosted.org/packages/a.tar.gz" }\n',
  ],
  ['requirements.txt', '# from https://docs.example\na==1.0  # https://a.example\n-r other.txt\n'],
  [
    'Cargo.toml',
    crate('repository = "https://github.com/mona/x"\n[dependencies]\na = { version = "1", features = ["b/c"] }\n'),
  ],
  [
    'Cargo.lock',
    'version = 4\n[[package]]\nname = "a"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\n',
  ],
  [
    'go.mod',
    'module x\n\ngo 1.23.0\n\ntoolchain go1.24.1\n\nrequire (\n\tgo.uber.org/zap v1.0.0 // indirect\n)\n\nreplace a => ./a\n',
  ],
  ['composer.json', JSON.stringify({ homepage: 'https://x.example', require: { 'monolog/monolog': '^3' } })],
  ['composer.lock', packagist('Seldaek')],
  [
    'Gemfile.lock',
    'GEM\n  remote: https://rubygems.org/\n  specs:\n    a (1.0)\n\nPLATFORMS\n  ruby\n\nDEPENDENCIES\n  a\n\nBUNDLED WITH\n   2.5.0\n',
  ],
  ['Gemfile', "# see https://bundler.example\nsource 'https://rubygems.org'\ngem 'a', '~> 1'\n"],
  ['setup.py', "setup(name='x', url='https://x.example', install_requires=['a>=1'])\n"],
  [
    'setup.py',
    "setup(\n  project_urls={\n    'Source': 'https://x.example',\n  },\n  author_email='m@x.example',\n)\n",
  ],
  [
    'pyproject.toml',
    '[project.optional-dependencies]\ndocs = ["sphinx>=7"]\n[tool.towncrier]\nissue_format = "https://x.example"\n',
  ],
  ...['project', 'tool.poetry', 'tool.flit.metadata'].map((table): [path: string, after: string] => [
    'pyproject.toml',
    `[${table}.urls]\nSource = "https://x.example"\nIndex = "https://x.example/i"\n`,
  ]),
  ['a.props', '<Project DefaultTargets="Build" xmlns="http://schemas.microsoft.com/developer/msbuild/2003"/>'],
  ['a.csproj', '<PropertyGroup><RepositoryUrl>https://x.example/a</RepositoryUrl></PropertyGroup>'],
  ['environment.yml', 'name: staging\n---\nname: production\n'],
  ['Gemfile', 'gem "x", ">= 1" # see https://github.com/x/y/issues/1\n'],
  ['gemfiles/rails.gemfile', "gem 'x' # https://github.com/x/y\n"],
  ['composer.json', '{"extra":{"homepage":"https://x.example"}}'],
  ['requirements/dev.txt', '-r base.txt\n-c ../constraints.txt\na==1\n'],
  ['docs/notes.txt', 'pip install a\nsee https://x.example\n'],
  [
    'environment.yml',
    'channels:\n  - conda-forge\n  - https://conda.anaconda.org/bioconda\ndependencies:\n  - python=3.12\n',
  ],
  ['pnpm-workspace.yaml', 'packages:\n  - a\ncatalog:\n  b: ^1\nonlyBuiltDependencies:\n  - esbuild\n'],
  ['yarn.lock', 'a@npm:b@^1:\n  version "1"\n  resolved "https://registry.yarnpkg.com/b/-/b-1.tgz#x"\n'],
  [
    'package-lock.json',
    npm3(
      JSON.stringify({
        'node_modules/a': { name: 'b', resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' },
        'node_modules/x/node_modules/@s/c': { resolved: 'https://registry.npmjs.org/@s/c/-/c-1.0.0.tgz' },
      }).slice(1, -1),
    ),
  ],
  ...[1, 2].map((lockfileVersion): [path: string, after: string] => [
    'package-lock.json',
    JSON.stringify({
      lockfileVersion,
      dependencies: {
        ms: { version: '2.1.3', resolved: 'https://registry.npmjs.org/ms/-/ms-2.1.3.tgz' },
        a: {
          version: 'npm:b@1.0.0',
          resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz',
          dependencies: { '@s/c': { version: '1.0.0', resolved: 'https://registry.npmjs.org/@s/c/-/c-1.0.0.tgz' } },
        },
      },
    }),
  ]),
  ['pom.xml', '<project><!-- see <url>https://x.example</url> --><version>${revision}</version></project>'],
])('an honest %s names nothing new', (path, after) => expect(changedSources(path, '', after)).toEqual([]));

it.each<[path: string, text: string]>([
  ['package.json', '{ not json'],
  ['package.json', '[]'],
  ['package-lock.json', '['.repeat(200_000)],
  ['pnpm-lock.yaml', '['.repeat(200_000)],
  ['pnpm-lock.yaml', pnpm9(`packages:\n${'  a: b\n'.repeat(400_000)}`)],
  [
    'pnpm-lock.yaml',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghij'].map((one, at) => `${one}: &${one} [${Array(9).fill(`*${'abcdefghi'[at]}`).join(',')}]`).join('\n')}\nlockfileVersion: '9.0'\n`,
  ],
  ['bun.lockb', '#!/usr/bin/env bun\0'],
  ['pyproject.toml', 'a = ['.repeat(100_000)],
  ['Cargo.toml', '= 1\n'],
])('%s that cannot be read is told: %#', (path, text) => {
  expect(changedSources(path, '', text)).toBe('unreadable');
});

it('takes bounded time for what is made to be slow', { tags: 'full' }, async () => {
  const work = () => {
    for (const path of listed(`
      requirements.txt Gemfile setup.py yarn.lock go.mod pyproject.toml Gemfile.lock
    `))
      for (const text of ['a'.repeat(2_000_000), ' '.repeat(2_000_000), '-'.repeat(2_000_000), 'a@'.repeat(1_000_000)])
        changedSources(path, '', `${text}!`);
  };
  // A pattern that backtracks takes hours.
  await computesWithin(60_000, work);
});

it.each(['"'.repeat(200_000), '"'.repeat(2_000_000), `[${','.repeat(100_000)}`])(
  'takes bounded time for YAML that is one error after the other: %#',
  async (text) => {
    // Half a minute for the first, half an hour for the second, where each error is looked up in the file.
    expect(await computesWithin(10_000, () => changedSources('pnpm-lock.yaml', '', text))).toBe('unreadable');
  },
);

it('prints nothing of a lock file, whatever the parser warns of', async () => {
  const warned: Error[] = [];
  const listen = (warning: Error) => void warned.push(warning);
  process.on('warning', listen);
  try {
    const forged = '::set-output name=outcome::passed: !forged x\n';
    changedSources('pnpm-lock.yaml', '', `lockfileVersion: '9.0'\n${forged}`);
    await new Promise(setImmediate);
    expect(warned).toEqual([]);
  } finally {
    process.off('warning', listen);
  }
});
