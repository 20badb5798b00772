/** Finds in a command's output the name of a program that is not installed, and says how to install it. */

/** The first that the output tells of. */
export function missingTool(output: string): string | undefined {
  for (const pattern of sayings) {
    const name = pattern.exec(output)?.[1];
    if (name !== undefined) return name.slice(name.lastIndexOf('/') + 1);
  }
  return undefined;
}

const sayings = [
  /(?:sh|shell|(?:^|: )(?:line )?\d{1,7}): ([\w.+/-]{1,100}): (?:command )?not found$/m,
  /^zsh: command not found: ([\w.+/-]{1,100})$/m,
  /(?:^g?make(?:\[\d{1,3}\])?|\benv): [‘'"]?([\w.+/-]{1,100})[’'"]?: No such file or directory$/m,
  /\b(?:spawn |exec: ")([\w.+/-]{1,100})(?: ENOENT\b|": executable file not found)/,
];

/** What is to be done about it, as one sentence. */
export function installWords(tool: string): string {
  const how = sources.get(tool);
  const what =
    how === undefined
      ? 'if it is one of the dependencies, `setup-command` must install them; otherwise install it first'
      : `${how.includes('/') ? `install it first, in a workflow with ${how}` : how}`;
  return `\`${tool}\` is missing here: ${what}.`;
}

/** What brings programs: an action of a workflow, or a command. */
const bring: Readonly<Record<string, string>> = {
  'actions/setup-node': 'node npm npx corepack',
  'pnpm/action-setup': 'pnpm',
  'oven-sh/setup-bun': 'bun bunx',
  'denoland/setup-deno': 'deno',
  'actions/setup-python': 'python python3 pip pip3 pipx',
  'astral-sh/setup-uv': 'uv uvx',
  'actions/setup-go': 'go gofmt',
  'dtolnay/rust-toolchain': 'cargo rustc rustup',
  'actions/setup-java': 'java javac mvn',
  'gradle/actions/setup-gradle': 'gradle',
  'ruby/setup-ruby': 'ruby gem bundle rake rspec',
  'shivammathur/setup-php': 'php composer',
  'actions/setup-dotnet': 'dotnet',
  'erlef/setup-beam': 'elixir mix rebar3',
  'dart-lang/setup-dart': 'dart',
  'subosito/flutter-action': 'flutter',
  'haskell-actions/setup': 'stack cabal ghc',
  'swift-actions/setup-swift': 'swift',
  'sbt/setup-sbt': 'sbt',
  'mlugg/setup-zig': 'zig',
  'extractions/setup-just': 'just',
  '`npm install -g yarn`': 'yarn',
  '`pipx install` brings it': 'poetry pipenv pdm hatch tox nox',
  '`setup-command` has to install it, for instance with `pip install pytest`': 'pytest',
  '`apt-get install` brings it': 'perl prove lua bats make cmake ctest meson',
};
const sources = new Map(Object.entries(bring).flatMap(([how, tools]) => tools.split(' ').map((tool) => [tool, how])));
