import { n as Option, r as CommanderError, t as Command } from "./commander-BXf7625o.js";
import { r as explain, t as RedgreenError } from "./errors-DlE9Teby.js";
import { r as exitCode } from "./outcome-DtPBcCGO.js";
import { t as visible } from "./terminal-text-CSs0LYT_.js";
import { t as version } from "./version-BpaEUYF_.js";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
// src/entry/small-heap.ts
/** How much memory a process may hold on to, by V8's flags. */
/**
* A tenth less at the peak (111 → 99 MiB for a run on the command line) for 5 % of the speed at which logs are read. Works as long
* as little has been loaded: called first.
*/
function keepHeapSmall() {
	setFlagsFromString("--optimize-for-size");
}
/** At the next look it has 32 or 64 MiB for new objects, of the 128 that V8 would take; it is as quick with them. */
const newSpaceBytes = 33554432;
const lookEveryMs = 250;
/**
* For a server, which lives for months: what has been used is collected soon, and the space for new objects stops growing. Without it
* 10,000 deliveries, of which nothing is held, take it to 420 MiB; with it they leave it at 195 to 228. With `--optimize-for-size` it
* is 155, at twice the time: that leaves 1 MiB for new objects. So does a growth that is stopped before it has begun: it is waited for.
*/
function keepHeapFlat() {
	setFlagsFromString("--heap-growing-percent=30");
	const look = setInterval(() => {
		if ((getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0) < newSpaceBytes) return;
		setFlagsFromString("--semi-space-growth-factor=1");
		clearInterval(look);
	}, lookEveryMs).unref();
}
// src/entry/app-commands.ts
const environment = `
Environment:
  REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE), REDGREEN_WEBHOOK_SECRET
                            the App; without all three, what the registration left in REDGREEN_DATA_DIR
  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                            sign-in to the pages; without them only this machine sees them
  DATABASE_URL              postgres://…; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR         default: .redgreen
  REDGREEN_HOST, REDGREEN_PORT, REDGREEN_PUBLIC_URL
                            default: 127.0.0.1, 3000, and the address itself
  ANTHROPIC_API_KEY         for the workers
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV
                            ceilings for every repository
`;
function addAppCommands(program, io, end) {
	program.command("serve").description("run the GitHub App: webhooks, pages, and on SQLite a worker").addOption(new Option("--setup", "open the page that registers the App, also in production or on a public address")).addOption(new Option("--workers <count>", "jobs at once in this process; default: 1 on SQLite, 0 on PostgreSQL").argParser((text) => count("--workers", text, 0))).addHelpText("after", `${environment}
Ends with 0 on SIGTERM: what runs is handed over. Exits 2 where it must not be started so.

Examples:
  redgreen serve
  DATABASE_URL=postgres://redgreen@db/redgreen redgreen serve --workers 0
`).action(async (options) => {
		keepHeapFlat();
		const { serveCommand } = await import("./serve-BAYzo-8u.js");
		end(await serveCommand(io, {
			setup: options.setup === true,
			workers: options.workers
		}));
	});
	program.command("worker").description("run the App's jobs on this machine, beside a server and other workers on one database").addOption(new Option("--jobs <count>", "at once").default(1).argParser((text) => count("--jobs", text, 1))).addHelpText("after", `${environment}
Ends with 0 on SIGTERM: what runs goes on elsewhere within seconds.

Example:
  DATABASE_URL=postgres://redgreen@db/redgreen redgreen worker --jobs 2
`).action(async (options) => {
		const { workerCommand } = await import("./worker-BHmY71fQ.js");
		end(await workerCommand(io, options));
	});
}
function count(name, text, least) {
	const value = Number(text);
	if (Number.isInteger(value) && value >= least && value <= 64) return value;
	throw new RedgreenError("bad-usage", `${name} is ${text}; allowed: a whole number from ${least} to 64`);
}
// src/entry/record-commands.ts
/** The commands that look into the record: runs, show, logs, diff, open, export, prune. What each needs is loaded when it runs. */
const aRun = "a run: its id, the beginning of it, or `latest`";
function addRecordCommands(program, io, end) {
	program.command("runs").description("list the runs of this clone, newest first").addOption(new Option("--outcome <outcome>", "only runs that ended so")).addOption(new Option("--state <state>", "running, interrupted or finished")).addOption(new Option("--issue <number>", "only runs of this issue")).addOption(new Option("--title <text>", "only runs whose title has this text")).addOption(new Option("--model <model>", "only runs with this model")).addOption(new Option("--since <when>", "7d, 12h, 30m or a date")).addOption(new Option("--until <when>", "7d, 12h, 30m or a date")).addOption(new Option("--limit <n>", "at most this many").default("50")).addOption(new Option("--evals", "the eval runs instead; of the other options only --limit and --json count")).addOption(new Option("--json", "print the rows as JSON")).addHelpText("after", "\nExamples:\n  redgreen runs --outcome failed --since 7d\n  redgreen runs --json | jq .[0].id\n  redgreen runs --evals\n").action(async (options) => {
		if (options.evals === true) {
			const { listEvalsCommand } = await import("./runs-evals-CRtF-pBj.js");
			end(await listEvalsCommand(io, {
				limit: options.limit,
				json: options.json === true
			}));
			return;
		}
		const { runsCommand } = await import("./runs-0hLJAY6s.js");
		end(await runsCommand(io, {
			...options,
			json: options.json === true
		}, /* @__PURE__ */ new Date()));
	});
	program.command("show").description("show why a run ended, and its attempts").argument("<run>", aRun).addOption(new Option("--json", "print run.json")).addHelpText("after", "\nExamples:\n  redgreen show latest\n  redgreen show 20261121-10 --json\n").action(async (run, options) => {
		const { showCommand } = await import("./show-DISIgIIq.js");
		end(await showCommand(io, {
			run,
			json: options.json === true
		}));
	});
	program.command("logs").description("show what setup and tests printed").argument("<run>", aRun).addOption(new Option("--attempt <n>", "only of this attempt")).addOption(new Option("-f, --follow", "go on until the run has ended")).addOption(new Option("--raw", "as the commands wrote it, colours and control characters included")).addHelpText("after", "\nExamples:\n  redgreen logs latest --attempt 2\n  redgreen logs latest --follow\n").action(async (run, options) => {
		const { logsCommand } = await import("./logs-C72DGavV.js");
		end(await logsCommand(io, {
			run,
			attempt: options.attempt,
			follow: options.follow === true,
			raw: options.raw === true
		}));
	});
	program.command("diff").description("show what a run changed against its base, or what one attempt changed").argument("<run>", aRun).addOption(new Option("--attempt <n>", "what this attempt changed since the one before")).addOption(new Option("--base", "against the base, also with --attempt")).addHelpText("after", "\nExamples:\n  redgreen diff latest | git apply\n  redgreen diff latest --attempt 2\n").action(async (run, options) => {
		const { diffCommand } = await import("./diff-BmjuADJe.js");
		end(await diffCommand(io, {
			run,
			attempt: options.attempt,
			base: options.base === true
		}));
	});
	program.command("open").description("serve a run's page on this machine until Ctrl-C, and print its address").argument("<run>", aRun).addOption(new Option("--port <port>", "default: a free one")).addHelpText("after", "\nExamples:\n  redgreen open latest\n  redgreen open latest --port 8080\n").action(async (run, options) => {
		const { openCommand } = await import("./open-D9WMH-Uo.js");
		end(await openCommand(io, {
			run,
			port: options.port
		}));
	});
	program.command("export").description("write a run, or an eval run, as one file").argument("<run>", aRun).addOption(new Option("--format <format>", "default: by the ending of --output, else html").choices([
		"html",
		"markdown",
		"json",
		"jsonl",
		"csv",
		"junit"
	])).addOption(new Option("-o, --output <file>", "default: stdout")).addHelpText("after", "\nExamples:\n  redgreen export latest -o run.html\n  redgreen export latest --format jsonl > events.jsonl\n").action(async (run, options) => {
		const { exportCommand } = await import("./export-B8MKzwMQ.js");
		end(await exportCommand(io, {
			run,
			format: options.format,
			output: options.output
		}));
	});
	program.command("prune").description("remove the record of old runs").addOption(new Option("--older-than <when>", "30d or a date; default: retention-days")).addOption(new Option("--dry-run", "only tell what would go")).addOption(new Option("--json", "print what went as JSON")).addHelpText("after", "\nExamples:\n  redgreen prune --dry-run\n  redgreen prune --older-than 30d\n").action(async (options) => {
		const { pruneCommand } = await import("./prune-4tc3SKvH.js");
		end(await pruneCommand(io, {
			olderThan: options.olderThan,
			dryRun: options.dryRun === true,
			json: options.json === true
		}, /* @__PURE__ */ new Date()));
	});
}
// src/entry/suite-commands.ts
/** The commands about suites of stories: eval, rerun, compare, flaky. What each needs is loaded when it runs. */
const exitCodes$1 = "\nExits 0 where every story passed, 3 where one failed, 6 where one errored, 130 when interrupted.\n";
const several = (value, before) => [...before, value];
async function addSuiteCommands(program, io, argv, end) {
	const command = program.command("eval").description("run every story of a suite, as a test of the agent").argument("<suite>", "a folder of story files, or one file").addOption(new Option("--grep <text>", "only stories with this text in id or title")).addOption(new Option("--tag <tag>", "only stories with this tag; may be given again").argParser(several).default([], "all")).addOption(new Option("--shard <i/n>", "the i-th of n parts")).addOption(new Option("--repeat <k>", "every story k times").default("1")).addOption(new Option("--parallel <n>", "stories at the same time").default("1")).addOption(new Option("--fail-fast", "begin no story after one that did not pass")).addOption(new Option("--resume", "go on with the interrupted eval of this suite")).addOption(new Option("--replay", "repeat the recorded answers beside the stories: no key, no network")).addOption(new Option("--format <format>", "terminal, markdown, json, jsonl, csv, junit or html, on stdout").default("terminal")).addOption(new Option("--json", "the same as --format json")).addOption(new Option("-o, --output <file>", "also a file, in the form of its ending; may be given again").argParser(several).default([], "none")).addHelpText("after", `${exitCodes$1}\nExamples:\n  redgreen eval stories/ --repeat 3 --parallel 2 -o report.html\n  redgreen eval examples/stories --replay\n`).action(async (suite, options) => {
		const { evalCommand } = await import("./eval-Hs7CAty7.js");
		const { flagsOf } = await import("./setting-flags-C0DI95Ex.js");
		const { grep, tag: tags, shard, repeat, parallel, output: outputs } = options;
		const is = (name) => options[name] === true;
		const format = is("json") ? "json" : options.format;
		const switches = {
			failFast: is("failFast"),
			resume: is("resume"),
			replay: is("replay")
		};
		end(await evalCommand(io, {
			suite,
			flags: flagsOf(command),
			grep,
			tags,
			shard,
			repeat,
			parallel,
			format,
			outputs,
			...switches
		}, () => /* @__PURE__ */ new Date()));
	});
	if (argv.includes("eval")) {
		const { addSettingFlags } = await import("./setting-flags-C0DI95Ex.js");
		addSettingFlags(command);
	}
	program.command("rerun").description("run an eval run or a run again, as a new one that is linked to it").argument("<id>", "of an eval run or a run, the beginning of it, or `latest` for the latest eval run").addOption(new Option("--failed-only", "of an eval run: only what did not pass")).addOption(new Option("--parallel <n>", "stories at the same time").default("1")).addOption(new Option("--fail-fast", "begin no story after one that did not pass")).addHelpText("after", `${exitCodes$1}\nExamples:\n  redgreen rerun latest --failed-only\n  redgreen rerun 20261121-10 --parallel 4\n`).action(async (id, options) => {
		const { rerunCommand } = await import("./rerun-DU93ZIFg.js");
		const { failedOnly = false, parallel, failFast = false } = options;
		end(await rerunCommand(io, {
			id,
			failedOnly,
			parallel,
			failFast
		}, () => /* @__PURE__ */ new Date()));
	});
	program.command("compare").description("what one eval run fixed and broke against another").argument("<before>", "an eval run: its id, the beginning of it, `latest` or `previous`").argument("<after>", "the same").addOption(new Option("--format <format>", "terminal, markdown or json").default("terminal")).addOption(new Option("--json", "the same as --format json")).addOption(new Option("--gate", "exit 3 where a story passes less often than before")).addHelpText("after", "\nExamples:\n  redgreen compare previous latest --gate\n  redgreen compare 20261120 20261121 --format markdown\n").action(async (before, after, options) => {
		const { compareCommand } = await import("./compare-DcdBBtGB.js");
		end(await compareCommand(io, {
			before,
			after,
			format: options.json === true ? "json" : options.format,
			gate: options.gate === true
		}));
	});
	program.command("flaky").description("list the stories that both passed and failed lately").addOption(new Option("--days <n>", "how far back").default("7")).addOption(new Option("--json", "print the rows as JSON")).addOption(new Option("--sql", "print the query, for use by hand")).addHelpText("after", "\nExamples:\n  redgreen flaky --days 30\n  redgreen flaky --sql | sqlite3 .redgreen/redgreen.db\n").action(async (options) => {
		const { flakyCommand } = await import("./flaky-Dl3urIBg.js");
		end(await flakyCommand(io, {
			days: options.days,
			json: options.json === true,
			sql: options.sql === true
		}, /* @__PURE__ */ new Date()));
	});
}
// src/entry/command-line.ts
/** The command line: which command, with what, and the exit code. What a command needs is loaded when it runs. */
const exitCodes = `
Exit codes:
  0    passed, skipped          6    provider-error
  1    error                    7    publish-failed
  2    misconfigured, usage     8    refused
  3    failed                   9    rejected
  4    no-progress, no-changes  10   setup-failed
  5    over-budget, timed-out   130  cancelled
`;
async function runCommandLine(argv, io) {
	try {
		const refused = await secretFlag(argv);
		if (refused !== void 0) throw new RedgreenError("bad-usage", refused);
		const ended = { code: 0 };
		await (await buildProgram(argv, io, (code) => {
			ended.code = code;
		})).parseAsync(await prepared(argv), { from: "user" });
		return ended.code;
	} catch (error) {
		return failed(error, argv, io);
	}
}
async function buildProgram(argv, io, end) {
	const program = new Command("redgreen");
	program.exitOverride().configureOutput({
		writeOut: (text) => io.stdout.write(text),
		writeErr: (text) => io.stderr.write(text),
		outputError: (text, write) => write(visible(text.trimEnd()).concat("\n"))
	});
	program.description("Turns a story into a branch whose tests are green: an agent implements it, the repository's own tests decide.").version(version, "-V, --version").addOption(new Option("--debug", "show the stack of an error")).showSuggestionAfterError().addHelpText("after", `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run story.md --max-iterations 5 --json > run.json\n  redgreen doctor\n`);
	const run = program.command("run").description("implement a story file in this clone, on a branch of its own").argument("<story>", "a Markdown file, with or without front matter").addOption(new Option("--json", "print the run as JSON")).addOption(new Option("--progress <how>", "what is said on stderr").choices([
		"plain",
		"json",
		"none"
	]).default("plain")).addHelpText("after", `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run stories/discount.md --max-iterations 1 --test-command "npm test"\n  redgreen run story.md --dry-run --progress json 2> events.jsonl\n`).action(async (story, options) => {
		keepHeapSmall();
		const { runStoryCommand } = await import("./run-BlxeIsJB.js");
		const { flagsOf } = await import("./setting-flags-C0DI95Ex.js");
		end(await runStoryCommand(io, {
			story,
			flags: flagsOf(run),
			json: options.json === true,
			progress: options.progress
		}));
	});
	if (argv.some((argument) => argument === "run" || argument === "config")) {
		const { addSettingFlags } = await import("./setting-flags-C0DI95Ex.js");
		addSettingFlags(run);
	}
	program.command("validate").description("check the configuration and story files, without network; problems with line and column").argument("[files...]", "configuration (.yml) and stories (.md); default: .github/redgreen.yml").addOption(new Option("--json", "print the problems as JSON")).addHelpText("after", "\nExits 2 where there is a problem.\n\nExamples:\n  redgreen validate\n  redgreen validate .github/redgreen.yml stories/*.md\n").action(async (files, options) => {
		const { validateCommand } = await import("./validate-bf6qltqN.js");
		end(await validateCommand(io, {
			files,
			json: options.json === true
		}));
	});
	program.command("config").description("show every setting, its value and where the value comes from").addOption(new Option("--explain", "with what each setting does and allows")).addOption(new Option("--json", "print the settings as JSON")).addOption(new Option("--story <file>", "count the front matter of this story too")).addHelpText("after", "\nExamples:\n  redgreen config\n  redgreen config --explain --story story.md\n").action(async (options) => {
		const { configCommand } = await import("./config-Bio0MtqV.js");
		end(await configCommand(io, {
			explain: options.explain === true,
			json: options.json === true,
			story: options.story
		}));
	});
	program.command("init").description("write the workflow and the configuration, shown as a diff first").addOption(new Option("-y, --yes", "write without asking")).addOption(new Option("--dry-run", "show the diff and write nothing")).addHelpText("after", "\nExamples:\n  redgreen init\n  redgreen init --yes\n").action(async (options) => {
		const { initCommand } = await import("./init-BDtgIb5w.js");
		end(await initCommand(io, {
			yes: options.yes === true,
			dryRun: options.dryRun === true
		}));
	});
	program.command("doctor").description("check everything a run needs, each with its cause and what to do").addOption(new Option("--offline", "ask neither GitHub nor the model provider")).addOption(new Option("--json", "print the checks as JSON")).addHelpText("after", "\nExits 1 where something keeps a run from starting. On a machine of the App (REDGREEN_APP_ID, or registered) it checks the App too.\n\nExamples:\n  redgreen doctor\n  GITHUB_TOKEN=$(gh auth token) redgreen doctor --json\n").action(async (options) => {
		const { doctorCommand } = await import("./doctor-BCjBMZqQ.js");
		end(await doctorCommand(io, {
			offline: options.offline === true,
			json: options.json === true
		}));
	});
	program.command("replay").description("repeat a recorded run without the model, or carry out a webhook's payload as the Action would").argument("<run-or-event>", "a run: its id, the beginning of it, or `latest`; or the name of an event, such as issues").argument("[payload]", "the event’s payload, a JSON file; dry unless --write").addOption(new Option("--write", "write to GitHub")).addOption(new Option("--json", "print what came of it as JSON")).addHelpText("after", "\nRepeating a run exits 3 where it went another way.\n\nExamples:\n  redgreen replay latest\n  GITHUB_TOKEN=$(gh auth token) redgreen replay issues labeled.json\n").action(async (name, payload, options) => {
		const [write, json] = [options.write === true, options.json === true];
		if (payload === void 0) {
			const { replayRunCommand } = await import("./replay-run-DYg17Rbl.js");
			end(await replayRunCommand(io, {
				run: name,
				json
			}));
			return;
		}
		const { replayCommand } = await import("./replay-DtG-xw2K.js");
		end(await replayCommand(io, {
			event: name,
			payload,
			write,
			json
		}));
	});
	addRecordCommands(program, io, end);
	addAppCommands(program, io, end);
	await addSuiteCommands(program, io, argv, end);
	program.command("condense").description("condense a test log from stdin to what an agent gets to read").addOption(new Option("--budget <characters>", "at most this many; default: BUDGET in the environment, else 5000")).addHelpText("after", "\nExamples:\n  npm test 2>&1 | redgreen condense\n  redgreen condense --budget 2000 < test.log\n").action(async (options) => {
		const given = options.budget ?? (io.environment.BUDGET || "5000");
		const budget = Number(given);
		if (!Number.isInteger(budget) || budget < 100) throw new RedgreenError("bad-usage", `--budget is ${given}; allowed: a whole number from 100`);
		const { condenseStdin } = await import("./condense-Xo-6jXvm.js");
		await condenseStdin({
			stdin: io.stdin,
			stdout: io.stdout,
			budget
		});
	});
	return program;
}
async function prepared(argv) {
	const own = argv.filter((argument) => argument !== "--debug");
	if (!own.includes("run") && !own.includes("eval")) return own;
	const { withSwitchValues } = await import("./setting-flags-C0DI95Ex.js");
	return withSwitchValues(own);
}
/** Before anything is parsed, because a message about an unknown flag would repeat what follows it. */
async function secretFlag(argv) {
	const name = argv.map((argument) => /^--([a-z-]*(?:key|token|secret|password))(?:=|$)/i.exec(argument)?.[1]).find(Boolean);
	if (name === void 0) return void 0;
	return `--${name}: a secret is never taken from the command line, where other users and the shell's history see it. ${name === "anthropic-api-key" ? "Set the variable ANTHROPIC_API_KEY." : "Set it in the environment."}`;
}
function failed(error, argv, io) {
	if (error instanceof CommanderError) return error.exitCode === 0 || error.code === "commander.help" ? 0 : exitCode("misconfigured");
	const { code, outcome, what, fix } = explain(error);
	io.stderr.write(`error[${code}] ${visible(what).replaceAll("\n", "\n  ")}\nfix: ${visible(fix)}\n`);
	if (argv.includes("--debug") && error instanceof Error) io.stderr.write(`${visible(error.stack ?? "")}\n`);
	return exitCode(outcome);
}
export { runCommandLine };
