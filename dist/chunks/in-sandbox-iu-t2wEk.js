import { n as tellingStart } from "./sandbox-Dr_icwff.js";
import { s as treeOfBaseTests } from "./merge-BtjZ-aej.js";
import { i as version } from "./project-DtIvdGik.js";
import { n as killedWords, r as wasStopped } from "./killed-words-Cvuzig_d.js";
import { r as readPlainFile, t as hasWishes } from "./request-BiTaRxS0.js";
import { o as tellBranch, r as pick } from "./open-Ckn3UuAy.js";
import { t as temporaryFolder } from "./temporary-folder-D44PhmPS.js";
import { n as isUnder } from "./toolchains-DkRUleog.js";
import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { n as commandTree, t as chooseCommands } from "./prepare-BMggqMKf.js";
import { n as tellResumed, t as lastVerification } from "./resume-DT_ML0KD.js";
import { a as changedManifests, c as withoutScripts, n as repeatSetup, r as setupOf, s as noScripts } from "./dependencies-jb6dq40l.js";
import { n as missingTool, t as installWords } from "./missing-tool-BEpFE6d8.js";
import { n as otherTools, r as pinnedTools, t as askTools } from "./tools-Cxzpqeof.js";
import { t as verify } from "./verify-CBPsjQO1.js";
import { r as setupNotes } from "./notes--DFKf9SM.js";
import { u as hasText } from "./repository-C8AMuTuZ.js";
import { t as changedPaths } from "./rerun-gF4n8Ga-.js";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { arch, homedir, release } from "node:os";
import { dirname, join } from "node:path";
import { createHash } from "node:crypto";
// src/sandbox/machine-image.ts
/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
async function machineImage(environment) {
	const system = await readFile("/etc/os-release", "utf8").catch(() => process.platform);
	const { ImageOS = "", ImageVersion = "" } = environment;
	return [
		arch(),
		release(),
		ImageOS,
		ImageVersion,
		system
	].join("\n");
}
// src/run-story/baseline.ts
/** The tests before the agent: what is red already, how many there are, whether they can run at all. */
/**
* On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
* to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
*/
async function runBaseline(request, { verifier, headTree, baseTree, commands, tools, limits, files, unprepared, emit }) {
	const { settings, resume } = request;
	const { baselines } = request.record;
	const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : void 0;
	if (recorded === void 0) await emit({ type: "baseline-started" });
	const goesOn = request.code.start.kind === "again" && baseTree !== headTree;
	const key = goesOn || recorded !== void 0 || unprepared !== void 0 || !mayBeReused(request) ? void 0 : await keyOf(request, headTree, commands);
	const known = key === void 0 ? void 0 : await fromRecord(request, key, tools);
	if (goesOn && unprepared === void 0) verifier.baseline = await verifier.run(baseTree, "base", { home: "kept" });
	const verification = recorded ?? unprepared ?? known ?? await (goesOn ? verifier.stands(headTree, "baseline", { told: !hasWishes(request) }) : verifier.run(headTree, "baseline", baseTree === headTree ? { home: "kept" } : {}));
	verifier.baseline ??= verification;
	if (recorded === void 0) await emit({
		type: "baseline-finished",
		verification,
		...known && { reused: true }
	});
	const stopped = limits.aborted();
	if (stopped !== void 0) return { stop: stopped };
	const { redForNoTest, withMissingTool } = await import("./red-for-no-test-1aQ6i3Ld.js");
	if (verification.result === "broken") return { stop: withMissingTool(cannotStart(verification), verification) };
	const { result } = verification;
	const ended = result === "passed" || result === "failed" && !wasStopped(verification);
	if (key !== void 0 && known === void 0 && ended) await baselines?.keep(key, JSON.stringify(await tools()));
	const asksForGreen = request.code.start.kind === "again" && request.code.start.theirs !== void 0;
	if (settings.baseline === "require-green" && !asksForGreen && verifier.baseline.result !== "passed") return { stop: {
		outcome: "setup-failed",
		cause: "red-before",
		detail: "The tests are red before any change, and `baseline` is require-green. Make them green first, or set allow-known."
	} };
	const stop = await redForNoTest(request, {
		verifier,
		tree: headTree,
		red: verification,
		limits,
		files
	});
	return stop === void 0 ? { verification } : { stop };
}
/** Where the tests can reach something that is not in the tree \u2013 a service, a host, a variable \u2013 no earlier result stands. */
function mayBeReused({ record, replay, settings }) {
	const { sandbox, sandboxNetwork, testServices, testEnv } = settings;
	const closed = sandbox !== "none" && sandboxNetwork === "none" && testServices.length === 0 && testEnv.length === 0;
	return record.baselines !== void 0 && replay === void 0 && closed;
}
async function keyOf(request, tree, commands) {
	const { settings, code, host } = request;
	const { setup, build, test } = commands;
	const { workingDirectory, testReport, maxFeedbackChars } = settings;
	const place = [
		workingDirectory,
		testReport,
		maxFeedbackChars,
		await machineImage(host.environment)
	];
	return createHash("sha256").update(JSON.stringify([
		version,
		code.repository,
		tree,
		setup,
		build,
		test,
		place
	])).digest("hex");
}
/** With its log beside this run's own; undefined where the tools are others by now. */
async function fromRecord({ record: { baselines, runDir } }, key, tools) {
	const known = await baselines?.find(key);
	if (known === void 0 || wasStopped(known.verification) || known.tools !== JSON.stringify(await tools())) return void 0;
	const logPath = join(runDir, known.verification.logPath);
	await mkdir(dirname(logPath), { recursive: true });
	await copyFile(known.logPath, logPath);
	return known.verification;
}
function cannotStart({ step, command, exitCode }) {
	return {
		outcome: "setup-failed",
		cause: "cannot-start",
		detail: `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${exitCode === 126 ? "is not executable" : "was not found"}.`
	};
}
// src/run-story/outside-files.ts
/** Files of this machine that a command or its output asks for and that nothing in the sandbox can see. */
const saysMissing = /no such file|enoent|not found|can(?:not|'t|\u2019t) (?:open|find|read|access|stat)|does not exist/i;
const path$1 = /(?:^|[\s'"`=(:,[])((?:~|\$HOME|\$\{HOME\})(?:\/[\w.@+-]+)+|(?:\/[\w.@+-]+){2,})/g;
const mostAsked = 30;
/** Of everything that the run has printed so far. Nobody is asked where no sandbox stands between. */
async function outsideFiles(request, sandbox, run) {
	if (sandbox.kind === "none") return [];
	const { HOME: home = homedir() } = request.host.environment;
	const { setup, build, test } = run.commands;
	const red = run.baseline?.result === "passed" ? void 0 : run.baseline;
	const named = [
		setup,
		build,
		test,
		...[
			run.setup?.output,
			red?.output,
			...(red?.failures ?? []).map(({ message }) => message)
		].flatMap((text) => (text ?? "").split("\n")).filter((line) => saysMissing.test(line))
	].flatMap((text) => pathsIn(text ?? "", home));
	const here = [...new Set(named)].filter((one) => !isUnder(one, request.record.runDir) && existsSync(one));
	return here.length === 0 ? [] : await unseen(request, sandbox, here.slice(0, mostAsked));
}
function pathsIn(text, home) {
	return [...text.matchAll(path$1)].map(([, found = ""]) => found.replace(/^(?:~|\$HOME|\$\{HOME\})/, home).replace(/[.]+$/, ""));
}
async function unseen({ record }, sandbox, paths) {
	await using scratch = await temporaryFolder(join(record.runDir, "outside-"));
	const logPath = join(scratch.path, "log");
	const script = paths.map((one, at) => `test -e ${quoted(one)} || echo "@${at}"`).join("\n");
	await sandbox.shell({
		script,
		logPath,
		timeoutMs: 3e4,
		network: "none"
	});
	const missing = new Set((await readFile(logPath, "utf8")).split("\n"));
	return paths.filter((_, at) => missing.has(`@${at}`));
}
function outsideWords(files) {
	const names = files.slice(0, 5).map((file) => `\`${file}\``);
	const are = files.length === 1 ? "is" : "are";
	return `${names.join(", ")} ${are} on this machine and outside of the sandbox: no command of the run can see ${files.length === 1 ? "it" : "them"}.`;
}
/** The stop with the file that it comes from, where there is one. */
async function withOutsideFiles(request, sandbox, stop) {
	if (stop.outcome !== "setup-failed") return stop;
	const files = await outsideFiles(request, sandbox, request.record.recorder.run());
	if (files.length === 0) return stop;
	return {
		...stop,
		detail: `${stop.detail} ${outsideWords(files)}`,
		cause: "outside-file"
	};
}
// src/run-story/run-setup.ts
/** The setup command, before anything is judged. */
/** Runs the setup command in the tree; undefined where it passed or there is none. */
async function runSetup({ settings, record }, sandbox, { env, withoutTestEnv, warning }, commands, limits, emit) {
	if (commands.setup === void 0) return void 0;
	await emit({
		type: "setup-started",
		command: commands.setup
	});
	const logPath = join(record.runDir, "logs", "setup.log");
	if (warning !== void 0) await emit({
		type: "warning",
		text: warning
	});
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	const { exitCode, ended, durationMs, free } = await sandbox.setup({
		script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs,
		network: "full",
		env,
		withoutTestEnv,
		signal: limits.signal
	});
	const result = ended === "timed-out" ? "timed-out" : exitCode === 0 ? "passed" : "failed";
	const output = result === "passed" ? void 0 : await told(logPath, settings.maxFeedbackChars);
	await emit({
		type: "setup-finished",
		result,
		exitCode,
		durationMs,
		logPath: "logs/setup.log",
		output
	});
	if (result === "passed") return void 0;
	const stopped = limits.aborted();
	if (stopped !== void 0) return stopped;
	const how = result === "timed-out" ? "timed out" : `exited ${exitCode ?? "from outside"}`;
	const killed = killedWords({
		exitCode,
		free
	});
	const tool = missingTool(output ?? "");
	const why = [killed, tool && installWords(tool)].filter((text) => text !== void 0);
	return {
		outcome: "setup-failed",
		cause: tool === void 0 ? "setup-command" : "missing-tool",
		detail: [`The setup command \`${commands.setup}\` ${how}.`, ...why].join(" ")
	};
}
async function told(logPath, maxChars) {
	const { condensedLog } = await import("./condensed-log-B4C0gniA.js");
	return condensedLog(logPath, maxChars);
}
// src/run-story/setup-environment.ts
/** What setup gets beside its command, by who wrote the tree that it runs in: secrets go only to what people wrote. */
/** `setup-env` for people's commits alone; no lifecycle scripts and no `test-env` where a bot or an agent changed what is installed. */
async function setupEnvironment(request, { repository, head, base }) {
	const { settings, code, host } = request;
	const again = code.start.kind === "again" ? code.start : void 0;
	if (again?.overBot || again?.theirs?.bot) return withheld(request, "here: nobody has looked at what a bot has it install", true);
	if (again !== void 0 && head !== base.commit) {
		const paths = (await repository.differences(base.commit, head)).map(({ path }) => path);
		return withheld(request, "on a branch that an agent has written to; where it cannot, merge what is there or begin anew from the base", changedManifests(paths).length > 0);
	}
	const unset = settings.setupEnv.filter((name) => host.environment[name] === void 0);
	return {
		env: pick(host.environment, settings.setupEnv),
		...unset.length > 0 && { warning: unsetWords(unset) }
	};
}
function withheld({ settings, host }, why, changesPackages) {
	const given = [...settings.setupEnv, ...changesPackages ? settings.testEnv : []].filter((name) => host.environment[name] !== void 0);
	return {
		...changesPackages ? {
			env: noScripts,
			withoutTestEnv: true
		} : { env: {} },
		...given.length > 0 && { warning: `Setup goes without ${given.join(", ")} ${why}.` }
	};
}
function unsetWords(names) {
	const are = names.length === 1 ? "is a variable that is" : "are variables that are";
	return `${names.join(", ")} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}
// src/run-story/rewritten.ts
/** Expectations that a run writes over: what it compared with is not what is in the tree that is pushed. */
const mostFiles = 2e3;
const maxBytes = 1048576;
/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
function withRewritten(green, paths) {
	if (paths.length === 0) return green;
	const note = `The run wrote over what its tests compare with: ${paths.slice(0, 5).join(", ")}. It passed against what it wrote, not against what is committed: nothing that runs may write there.`;
	return {
		...green,
		result: "failed",
		notes: [note, ...green.notes]
	};
}
/** Test code, snapshots and expected outputs of `tree` that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn(repository, tree, written, context) {
	const found = [];
	const { isExpectation } = await import("./prove-golden-nw_r8CNa.js");
	const expectations = (await repository.listFiles(tree)).filter((path) => isExpectation(path, context));
	for (const path of expectations.slice(0, mostFiles)) {
		const after = await readPlainFile(written, path, maxBytes);
		const before = after === void 0 ? void 0 : await repository.readFile(tree, path, maxBytes);
		if (before !== void 0 && before !== after) found.push(path);
	}
	return found;
}
// src/run-story/warm.ts
/** Which HOME a verification has: with what base code compiled in it below, or as setup left it. */
function openWarmth(options) {
	let kept = [];
	let confirmed = false;
	let doubted = false;
	async function homeOf(tree) {
		if (doubted) return "cold";
		return kept.some(({ tool }) => tool === "go") && await isUnseenByGo(options, tree) ? "cold" : "warm";
	}
	return {
		homeOf,
		keep(caches) {
			kept = caches;
		},
		async confirmed(verifier, { tree, name, verification: green }) {
			const tools = [...new Set(kept.filter(({ cleared }) => !cleared).map(({ tool }) => tool))];
			if (green.result !== "passed" || confirmed || tools.length === 0) return green;
			if (await homeOf(tree) === "cold") return green;
			const again = `${name}-cold`;
			const cold = await verifier.run(tree, again, { home: "cold" });
			if (cold.result !== "passed" && options.limits.aborted() !== void 0) {
				const note = "The same verification without what the base had compiled did not come to its end: nothing backs the exit code.";
				return {
					...green,
					result: "failed",
					notes: [note, ...green.notes]
				};
			}
			confirmed = true;
			if (cold.result === "passed") return green;
			doubted = true;
			const { settleFlakes } = await import("./flakes-LjGp60dB.js");
			const red = await settleFlakes(options, verifier, {
				tree,
				name: again,
				red: cold
			});
			if (red.result === "passed") return green;
			const note = `Green only over what the tests of the base had compiled in HOME (${tools.join(", ")}): with HOME as setup left it, this tree is red.`;
			return {
				...red,
				notes: [...red.notes, note]
			};
		}
	};
}
/**
* Go's cache holds what it compiled by the content of a package's own files. What C code includes from elsewhere in the tree it
* does not look at: with a header changed, go 1.19 linked the object of before.
*/
async function isUnseenByGo({ workspace, baseTree }, tree) {
	const others = (await changedPaths({ workspace }, baseTree, tree)).map(({ path }) => path).filter((path) => !/\.go$|(^|\/)go\.(mod|sum|work|work\.sum)$/.test(path));
	if (others.some((path) => cKinds.test(path))) return true;
	return others.length > 0 && hasText(workspace.repository.git, tree, "\"C\"", "*.go");
}
const cKinds = /\.(h|hh|hpp|hxx|inc|c|cc|cpp|cxx|m|mm|s|S|f|f90|syso|a|o|so|def|swig|swigcxx)(\.\d+)*$/;
// src/run-story/verify.ts
/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */
function openVerifier(options) {
	const { request, workspace, sandbox, commands, limits, headTree, baseTree, unprepared: always } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	/** Whole suites that have run, by tree: a proof needs none of them twice. */
	const known = /* @__PURE__ */ new Map();
	/** Expectations that a tree's run wrote over, by tree. */
	const rewritten = /* @__PURE__ */ new Map();
	let listed;
	const isTracked = async (path) => {
		listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
		return (await listed).has(path);
	};
	const warmth = openWarmth(options);
	const twinned = /* @__PURE__ */ new Map();
	let opened;
	const judging = () => {
		opened ??= import("./judge-LLE3WxEv.js").then(({ openJudge }) => openJudge(options, verifier, {
			known,
			warmth
		}));
		return opened;
	};
	const verifier = {
		twinned,
		async run(tree, name, than = {}) {
			const over = await mkdtemp(join(workDir, "over-"));
			const { deleted } = await repository.exportOver(headTree, tree, over);
			const home = than.home ?? await warmth.homeOf(tree);
			await using layer = await sandbox.layer({
				over,
				deleted,
				isTracked
			}, home);
			const mostMs = Math.min(settings.testTimeoutMinutes * 6e4, than.mostMs ?? Number.POSITIVE_INFINITY);
			const timeoutMs = Math.max(1, Math.min(mostMs, limits.remainingMs()));
			const { onStarted } = than;
			const exec = onStarted ? (command) => layer.exec({
				...command,
				onStarted
			}) : layer.exec;
			const setup = {
				setup: await setupOf(options, tree),
				exec,
				name,
				timeoutMs,
				signal: limits.signal,
				always
			};
			const repeated = await repeatSetup({
				settings,
				runDir
			}, repository, {
				headTree,
				tree
			}, setup);
			if (always && repeated.kind === "failed" && repeated.ended !== void 0) {
				const { asRed } = await import("./red-setup-Cn8dRvAO.js");
				return await asRed(options, {
					...repeated,
					...repeated.ended,
					tree
				});
			}
			const verification = await verify({
				exec,
				commands: {
					...commands,
					test: than.test ?? commands.test
				},
				cwd: settings.workingDirectory,
				timeoutMs,
				log: {
					folder: join(runDir, "logs"),
					name,
					maxChars: settings.maxFeedbackChars
				},
				tree,
				previous: than.previous,
				baseline: verifier.baseline,
				reports: {
					folder: layer.written,
					globs: settings.testReport ?? []
				},
				signal: limits.signal,
				notes: [...than.notes ?? [], ...setupNotes(repeated)]
			});
			if (home === "kept" && verification.exitCode !== null) warmth.keep(await layer.keepCaches());
			const honest = await unlessRewritten(tree, name, layer.written, verification);
			if (than.test === void 0) known.set(tree, honest);
			return honest;
		},
		stands: async (...given) => (await judging()).stands(...given),
		judge: async (...given) => (await judging()).judge(...given)
	};
	return verifier;
	/** The base's own tests are asked only where a green wrote over expectations. */
	async function unlessRewritten(tree, name, written, verification) {
		if (tree !== baseTree && verification.result !== "passed") return verification;
		const paths = await rewrittenIn(repository, tree, written, {
			command: commands.test,
			globs: settings.testPaths
		});
		rewritten.set(tree, new Set(paths));
		if (tree === baseTree || paths.length === 0) return verification;
		if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, { home: "kept" });
		return withRewritten(verification, paths.filter((path) => !rewritten.get(baseTree)?.has(path)));
	}
}
// src/run-story/in-sandbox.ts
/** A story in its sandbox, up to where the agent begins: setup, the tests as they are. Loaded while the sandbox is tried. */
/** Setup, the tests as they are, then the agent. */
async function inSandbox(request, limits, once, { workspace, sandbox, found }) {
	const { settings } = request;
	const { repository } = workspace;
	const { emit } = once;
	await tellBranch(request, workspace, emit);
	await tellResumed(request, workspace, emit);
	const commands = await chooseCommands(request, found, emit);
	if ("stop" in commands) return commands.stop;
	const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
	const { redSetup } = failed === void 0 ? {} : await import("./red-setup-Cn8dRvAO.js");
	const unprepared = failed && await redSetup?.({
		request,
		workspace,
		sandbox,
		commands,
		limits
	}, failed);
	for (const text of await pinnedTools(request, sandbox, commands, workspace)) await emit({
		type: "warning",
		text
	});
	if (failed !== void 0 && unprepared === void 0) return otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands)) ?? await withOutsideFiles(request, sandbox, failed);
	const headTree = await repository.treeOf(workspace.head);
	if (commands.setup !== void 0) await repository.markSetup();
	const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
	const running = Promise.withResolvers();
	const watched = tellingStart(sandbox, running.resolve);
	const before = {
		previous: lastVerification(request.resume),
		unprepared: unprepared !== void 0
	};
	const trees = {
		headTree,
		baseTree
	};
	const verifying = {
		request,
		workspace,
		sandbox: watched,
		commands,
		limits,
		...trees,
		...before,
		emit
	};
	const verifier = openVerifier(verifying);
	const testMs = () => verifier.baseline?.durationMs ?? 0;
	const place = {
		request,
		workspace,
		sandbox,
		limits,
		testMs,
		emit
	};
	const later = () => import("./implement-story-DMpnZ2KU.js");
	let asked;
	const askedTools = () => {
		running.resolve();
		asked ??= askTools(request, sandbox, commands);
		return asked;
	};
	const files = commandTree(settings, workspace);
	const tests = runBaseline(request, {
		verifier,
		...trees,
		commands,
		tools: askedTools,
		limits,
		files,
		unprepared,
		emit
	});
	const begun = Promise.race([running.promise, tests]);
	const [baseline, agents, tools] = await Promise.all([
		tests,
		begun.then(later).then(({ openAgents }) => openAgents(place)),
		begun.then(askedTools),
		begun.then(() => sandbox.freeze()),
		begun.then(() => import("./condensed-log-B4C0gniA.js")).then(({ readAhead }) => readAhead())
	]);
	await using _closing = agents;
	const other = otherTools(sandbox, tools);
	if (other !== void 0) return other;
	if ("stop" in baseline) return await withOutsideFiles(request, sandbox, baseline.stop);
	const known = baseline.verification;
	if (known.result !== "passed") {
		const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
		if (outside.length > 0) await emit({
			type: "warning",
			text: outsideWords(outside)
		});
	}
	const { implementStory } = await later();
	return await implementStory(request, limits, once, {
		workspace,
		commands,
		known,
		...trees,
		verifier,
		verifying,
		place,
		agents
	});
}
export { inSandbox };
