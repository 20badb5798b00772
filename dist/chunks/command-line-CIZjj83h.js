import { r as CommanderError, t as Command } from "./commander-DclCXDIF.js";
import { r as explain, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { i as version } from "./project-DtIvdGik.js";
import { n as exitCode } from "./outcome-BfX2NVEr.js";
import { t as visible } from "./terminal-text-zvEsAAbg.js";
import { n as exitCodes, t as addCommand } from "./command-file-DKDRz4Ws.js";
import { t as readProxy } from "./proxy-BYaORDSM.js";
// src/entry/command-files.ts
const commandFiles = /* @__PURE__ */ new Map([
	["compare", () => import("./compare-Dkfwq010.js")],
	["condense", () => import("./condense-D03rJsLs.js")],
	["config", () => import("./config-D2nFdp6N.js")],
	["diff", () => import("./diff-ByKJR-jZ.js")],
	["doctor", () => import("./doctor-DWlNDpZo.js")],
	["eval", () => import("./eval-qm5kyyKX.js")],
	["export", () => import("./export-Ca8X5iLq.js")],
	["flaky", () => import("./flaky-DXbGt9Vk.js")],
	["init", () => import("./init-C_rE5oBx.js")],
	["logs", () => import("./logs-hQJswJDH.js")],
	["open", () => import("./open-BVq8ceBR.js")],
	["prune", () => import("./prune-CbJ_IOQM.js")],
	["replay", () => import("./replay-HoJCQLSp.js")],
	["rerun", () => import("./rerun-B33FC2vy.js")],
	["retry", () => import("./retry-Ctb8-2gI.js")],
	["run", () => import("./run-D4w1RgdG.js")],
	["runs", () => import("./runs-BhxPcqHB.js")],
	["serve", () => import("./serve-Cu-vMB0b.js")],
	["show", () => import("./show-pr70KV6m.js")],
	["validate", () => import("./validate-DbdzWFn1.js")],
	["worker", () => import("./worker-CdcHPH01.js")]
]);
// src/entry/proxy.ts
/** Sends what this process asks over HTTP through the proxy that its environment names. */
/** For `fetch` and `node:http` alike, until the process ends. Returns the environment for all that have a client of their own. */
async function throughProxy(environment, say) {
	const { environment: read, variables } = readProxy(environment);
	if (variables === void 0) return environment;
	const { setGlobalProxyFromEnv } = await import("node:http");
	if (setGlobalProxyFromEnv === void 0) say(`Node ${process.versions.node} asks GitHub without the proxy; 24.14 or newer is needed for HTTPS_PROXY`);
	else setGlobalProxyFromEnv(variables);
	return read;
}
// src/entry/command-line.ts
/** The command line: which command, with what, and the exit code. What a command needs is loaded when it runs. */
async function runCommandLine(argv, given) {
	try {
		const refused = secretFlag(argv);
		if (refused !== void 0) throw new RedgreenError("bad-usage", refused);
		const io = {
			...given,
			environment: await throughProxy(given.environment, (text) => given.stderr.write(`${visible(text)}\n`))
		};
		const ended = { code: 0 };
		const own = argv.filter((argument) => argument !== "--debug");
		const command = (await commandFiles.get(own[0] ?? "")?.())?.command;
		await (await buildProgram(own[0], command, io, (code) => {
			ended.code = code;
		})).parseAsync(command?.prepare?.(own) ?? own, { from: "user" });
		return ended.code;
	} catch (error) {
		return failed(error, argv, given);
	}
}
/** With the command that is asked for and no other; with all where none is, for the help and for what was mistyped. */
async function buildProgram(verb, command, io, end) {
	const program = new Command("redgreen");
	program.exitOverride().configureOutput({
		writeOut: (text) => io.stdout.write(text),
		writeErr: (text) => io.stderr.write(text),
		outputError: (text, write) => write(visible(text.trimEnd()).concat("\n"))
	});
	program.configureHelp({ subcommandTerm: (command) => command.name() }).description("Turns a story into a branch whose tests are green: an agent implements it, the repository's own tests decide.").version(version, "-V, --version").option("--debug", "show the stack of an error").enablePositionalOptions().showSuggestionAfterError().addHelpText("after", `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run story.md --max-iterations 5 --json > run.json\n  redgreen doctor\n`);
	if (verb === "-V" || verb === "--version") return program;
	if (verb !== void 0 && command !== void 0) addCommand(program, verb, command, {
		io,
		end
	});
	else for (const [name, each] of await allCommands()) addCommand(program, name, each, {
		io,
		end
	});
	return program;
}
async function allCommands() {
	return (await Promise.all([...commandFiles].map(async ([verb, load]) => [verb, (await load()).command]))).sort(([, a], [, b]) => a.place - b.place);
}
/** Before anything is parsed, because a message about an unknown flag would repeat what follows it. */
function secretFlag(argv) {
	const name = argv.map((argument) => /^--([a-z-]*(?:key|token|secret|password))(?:=|$)/i.exec(argument)?.[1]).find(Boolean);
	if (name === void 0) return void 0;
	return `--${name}: a secret is never taken from the command line, where other users and the shell's history see it. ${/^(anthropic|openai)-api-key$/.test(name) ? `Set the variable ${name.toUpperCase().replaceAll("-", "_")}.` : "Set it in the environment."}`;
}
function failed(error, argv, io) {
	if (error instanceof CommanderError) return error.exitCode === 0 || error.code === "commander.help" ? 0 : exitCode("misconfigured");
	const { code, outcome, what, fix } = explain(error);
	io.stderr.write(`error[${code}] ${visible(what).replaceAll("\n", "\n  ")}\nfix: ${visible(fix)}\n`);
	if (argv.includes("--debug") && error instanceof Error) io.stderr.write(`${visible(error.stack ?? "")}\n`);
	return exitCode(outcome);
}
export { runCommandLine };
