/** A program that a command asks for and that is not there: its name, and where it comes from. */

/** The first that the output tells of. */
export function missingTool(output: string): string | undefined {
  for (const pattern of sayings) {
    const name = pattern.exec(output)?.[1];
    if (name !== undefined) return name.slice(name.lastIndexOf('/') + 1);
  }
  return undefined;
}

const sayings = [
  /^(?:\S{0,100}[/ ])?(?:ba|da|z|k)?sh: (?:line )?(?:\d{1,7}: )?([\w.+/-]{1,100}): (?:command )?not found$/m,
  /^(?:\S{0,100}: line \d{1,7}|zsh): (?:command not found: )?([\w.+/-]{1,100})(?:: command not found)?$/m,
  /^(?:\S{0,100}: )?\d{1,7}: ([\w.+/-]{1,100}): not found$/m,
  /^g?make(?:\[\d{1,3}\])?: ([\w.+/-]{1,100}): No such file or directory$/m,
  /^(?:\/usr\/bin\/)?env: [‘'"]?([\w.+/-]{1,100})[’'"]?: No such file or directory$/m,
  /\bspawn ([\w.+/-]{1,100}) ENOENT\b/,
  /exec: "([\w.+/-]{1,100})": executable file not found/,
  /\bshell: ([\w.+/-]{1,100}): (?:command )?not found$/m,
];

export interface StartedProgram {
  name: string;
  /** Nothing that runs before could bring it. */
  isNeeded: boolean;
}

/** What a run starts: its first program, whatever that is, and of the later ones those that no package brings along. */
export function startedPrograms({ setup, build, test }: Partial<Record<'setup' | 'build' | 'test', string>>) {
  const commands = [setup, build, test].filter((command) => command !== undefined);
  const words = commands.flatMap((command) =>
    command.split(/&&|\|\||[;|\n]/).map((part) => /^\s*(?:\w+=\S*\s+)*([\w.+-]+)(?=\s|$)/.exec(part)?.[1]),
  );
  const mayBring = setup !== undefined || commands.some((command) => command.includes('||'));
  const all = new Map<string, StartedProgram>();
  for (const [index, name] of words.entries()) {
    if (name === undefined || all.has(name) || !(index === 0 || Object.hasOwn(sources, name))) continue;
    all.set(name, { name, isNeeded: index === 0 || !mayBring });
  }
  return [...all.values()];
}

/** What is to be done about it, as one sentence. */
export function installWords(tool: string): string {
  const how = Object.hasOwn(sources, tool) ? sources[tool] : undefined;
  const what =
    how ?? 'where it comes with the dependencies, `setup-command` has to install them, else install it first';
  return `\`${tool}\` is missing here: ${what}.`;
}

const npm = (name: string, action?: string) =>
  `\`npm install -g ${name}\`${action === undefined ? '' : `, in a workflow ${action}`}`;
const pipx = (name: string) => `\`pipx install ${name}\``;
const gem = (name: string) => workflow(`\`gem install ${name}\``, 'ruby/setup-ruby');
const workflow = (what: string, action: string) => `${what}, in a workflow ${action}`;

const go = workflow('install Go from go.dev/dl', 'actions/setup-go');
const rust = workflow('install Rust with rustup', 'dtolnay/rust-toolchain');
const java = workflow('install a JDK', 'actions/setup-java');
const ruby = workflow('install Ruby', 'ruby/setup-ruby');
const php = workflow('install PHP', 'shivammathur/setup-php');
const dotnet = workflow('install the .NET SDK', 'actions/setup-dotnet');
const elixir = workflow('install Elixir', 'erlef/setup-beam');
const dart = workflow('install Dart', 'dart-lang/setup-dart');
const flutter = workflow('install Flutter', 'subosito/flutter-action');
const haskell = workflow('install GHC with ghcup', 'haskell-actions/setup');
const swift = workflow('install Swift', 'swift-actions/setup-swift');
const node = workflow('install Node', 'actions/setup-node');
const python = workflow('install Python 3', 'actions/setup-python');

const sources: Readonly<Record<string, string>> = {
  ...{ node, npm: node, npx: node, corepack: npm('corepack') },
  ...{ pnpm: npm('pnpm', 'pnpm/action-setup'), yarn: npm('yarn'), bun: npm('bun', 'oven-sh/setup-bun') },
  ...{ bunx: npm('bun', 'oven-sh/setup-bun'), deno: workflow('install Deno', 'denoland/setup-deno') },
  ...{ python, python3: python, pip: python, pip3: python },
  ...{ pipx: workflow('`apt-get install pipx`', 'actions/setup-python') },
  ...{ uv: workflow(pipx('uv'), 'astral-sh/setup-uv'), uvx: workflow(pipx('uv'), 'astral-sh/setup-uv') },
  ...{ poetry: pipx('poetry'), pipenv: pipx('pipenv'), pdm: pipx('pdm'), hatch: pipx('hatch'), tox: pipx('tox') },
  ...{ nox: pipx('nox'), pytest: '`setup-command` has to install it, for instance with `pip install pytest`' },
  ...{ go, gofmt: go, cargo: rust, rustc: rust, rustup: rust },
  ...{ java, javac: java, mvn: workflow('install Maven', 'actions/setup-java') },
  ...{ gradle: workflow('install Gradle', 'gradle/actions/setup-gradle') },
  ...{ elixir, mix: elixir, rebar3: elixir, dart, flutter, swift, stack: haskell, cabal: haskell, ghc: haskell },
  ...{ sbt: workflow('install sbt', 'sbt/setup-sbt'), zig: workflow('install Zig', 'mlugg/setup-zig') },
  ...{ prove: '`apt-get install perl`' },
  ...{ ruby, gem: ruby, bundle: gem('bundler'), rake: gem('rake'), rspec: gem('rspec') },
  ...{ php, composer: php, dotnet, busted: '`luarocks install busted`' },
  ...{ lua: '`apt-get install lua5.4`', bats: '`apt-get install bats`' },
  ...{ make: '`apt-get install make`', cmake: '`apt-get install cmake`', ctest: '`apt-get install cmake`' },
  ...{ meson: '`apt-get install meson`', just: workflow('`cargo install just`', 'extractions/setup-just') },
};
