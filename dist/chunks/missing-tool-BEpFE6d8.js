// src/verify/missing-tool.ts
/** A program that a command asks for and that is not there: its name, and where it comes from. */
/** The first that the output tells of. */
function missingTool(output) {
	for (const pattern of sayings) {
		const name = pattern.exec(output)?.[1];
		if (name !== void 0) return name.slice(name.lastIndexOf("/") + 1);
	}
}
const sayings = [
	/^(?:\S{0,100}[/ ])?(?:ba|da|z|k)?sh: (?:line )?(?:\d{1,7}: )?([\w.+/-]{1,100}): (?:command )?not found$/m,
	/^(?:\S{0,100}: line \d{1,7}|zsh): (?:command not found: )?([\w.+/-]{1,100})(?:: command not found)?$/m,
	/^(?:\S{0,100}: )?\d{1,7}: ([\w.+/-]{1,100}): not found$/m,
	/^g?make(?:\[\d{1,3}\])?: ([\w.+/-]{1,100}): No such file or directory$/m,
	/^(?:\/usr\/bin\/)?env: [\u2018'"]?([\w.+/-]{1,100})[\u2019'"]?: No such file or directory$/m,
	/\bspawn ([\w.+/-]{1,100}) ENOENT\b/,
	/exec: "([\w.+/-]{1,100})": executable file not found/,
	/\bshell: ([\w.+/-]{1,100}): (?:command )?not found$/m
];
/** What a run starts: its first program, whatever that is, and of the later ones those that no package brings along. */
function startedPrograms({ setup, build, test }) {
	const commands = [
		setup,
		build,
		test
	].filter((command) => command !== void 0);
	const words = commands.flatMap((command) => command.split(/&&|\|\||[;|\n]/).map((part) => /^\s*(?:\w+=\S*\s+)*([\w.+-]+)(?=\s|$)/.exec(part)?.[1]));
	const mayBring = setup !== void 0 || commands.some((command) => command.includes("||"));
	const all = /* @__PURE__ */ new Map();
	for (const [index, name] of words.entries()) {
		if (name === void 0 || all.has(name) || !(index === 0 || Object.hasOwn(sources, name))) continue;
		all.set(name, {
			name,
			isNeeded: index === 0 || !mayBring
		});
	}
	return [...all.values()];
}
/** What is to be done about it, as one sentence. */
function installWords(tool) {
	return `\`${tool}\` is missing here: ${(Object.hasOwn(sources, tool) ? sources[tool] : void 0) ?? "where it comes with the dependencies, `setup-command` has to install them, else install it first"}.`;
}
const npm = (name, action) => `\`npm install -g ${name}\`${action === void 0 ? "" : `, in a workflow ${action}`}`;
const pipx = (name) => `\`pipx install ${name}\``;
const gem = (name) => workflow(`\`gem install ${name}\``, "ruby/setup-ruby");
const workflow = (what, action) => `${what}, in a workflow ${action}`;
const go = workflow("install Go from go.dev/dl", "actions/setup-go");
const rust = workflow("install Rust with rustup", "dtolnay/rust-toolchain");
const java = workflow("install a JDK", "actions/setup-java");
const ruby = workflow("install Ruby", "ruby/setup-ruby");
const php = workflow("install PHP", "shivammathur/setup-php");
const dotnet = workflow("install the .NET SDK", "actions/setup-dotnet");
const elixir = workflow("install Elixir", "erlef/setup-beam");
const dart = workflow("install Dart", "dart-lang/setup-dart");
const flutter = workflow("install Flutter", "subosito/flutter-action");
const haskell = workflow("install GHC with ghcup", "haskell-actions/setup");
const swift = workflow("install Swift", "swift-actions/setup-swift");
const node = workflow("install Node", "actions/setup-node");
const python = workflow("install Python 3", "actions/setup-python");
const sources = {
	node,
	npm: node,
	npx: node,
	corepack: npm("corepack"),
	pnpm: npm("pnpm", "pnpm/action-setup"),
	yarn: npm("yarn"),
	bun: npm("bun", "oven-sh/setup-bun"),
	bunx: npm("bun", "oven-sh/setup-bun"),
	deno: workflow("install Deno", "denoland/setup-deno"),
	python,
	python3: python,
	pip: python,
	pip3: python,
	pipx: workflow("`apt-get install pipx`", "actions/setup-python"),
	uv: workflow(pipx("uv"), "astral-sh/setup-uv"),
	uvx: workflow(pipx("uv"), "astral-sh/setup-uv"),
	poetry: pipx("poetry"),
	pipenv: pipx("pipenv"),
	pdm: pipx("pdm"),
	hatch: pipx("hatch"),
	tox: pipx("tox"),
	nox: pipx("nox"),
	pytest: "`setup-command` has to install it, for instance with `pip install pytest`",
	go,
	gofmt: go,
	cargo: rust,
	rustc: rust,
	rustup: rust,
	java,
	javac: java,
	mvn: workflow("install Maven", "actions/setup-java"),
	gradle: workflow("install Gradle", "gradle/actions/setup-gradle"),
	elixir,
	mix: elixir,
	rebar3: elixir,
	dart,
	flutter,
	swift,
	stack: haskell,
	cabal: haskell,
	ghc: haskell,
	sbt: workflow("install sbt", "sbt/setup-sbt"),
	zig: workflow("install Zig", "mlugg/setup-zig"),
	prove: "`apt-get install perl`",
	ruby,
	gem: ruby,
	bundle: gem("bundler"),
	rake: gem("rake"),
	rspec: gem("rspec"),
	php,
	composer: php,
	dotnet,
	busted: "`luarocks install busted`",
	make: "`apt-get install make`",
	cmake: "`apt-get install cmake`",
	ctest: "`apt-get install cmake`",
	meson: "`apt-get install meson`",
	just: workflow("`cargo install just`", "extractions/setup-just")
};
export { missingTool as n, startedPrograms as r, installWords as t };
