import { n as removeTrees, t as removeTree } from "./remove-tree-Fu2rR11P.js";
import { t as createRedactor } from "./redact-BmENukCB.js";
import { t as recordRun } from "./run-rows-Bxp-rGbg.js";
import { n as secretValues } from "./secret-values-DqfnXw0X.js";
import { t as runStory } from "./run-story-CAoBjgay.js";
import { appendFileSync } from "node:fs";
import { lstat, mkdtemp, readFile, readdir, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
// src/run-story/work-folder.ts
/**
* Where a run in a clone works while it lasts: below no folder that begins with a dot, as `.redgreen` does. Servers and runners leave
* out what lies there \u2013 express answers 404 for such a file \u2013, and the tests of a project that does so were red for it.
*/
/** Outlives a restart of the machine, and is on a disk. */
const place = "/var/tmp";
/** In the run's folder, for who looks into a run that goes on, and for whoever clears up after one that was killed. */
const linkName = "work";
/** At the end its tree is moved into the run's folder. Where that is on another disk the run works in its own folder. */
async function openWorkFolder(runDir) {
	const path = await newFolder(runDir);
	if (path === void 0) return {
		path: runDir,
		[Symbol.asyncDispose]: async () => {}
	};
	await symlink(path, join(runDir, linkName));
	return {
		path,
		[Symbol.asyncDispose]: () => closeWorkFolder(runDir)
	};
}
/** Also of a run that was killed. Never throws: what it leaves is a folder too many. */
async function closeWorkFolder(runDir) {
	const link = join(runDir, linkName);
	const path = await readlink(link).catch(() => void 0);
	if (path === void 0 || !await isOurs(path)) return;
	await rename(join(path, "tree"), join(runDir, "tree")).catch(() => void 0);
	await removeTree(path).catch(() => void 0);
	await rm(link, { force: true }).catch(() => void 0);
}
async function newFolder(runDir) {
	const [here, there] = await Promise.all([stat(runDir), stat(place).catch(() => void 0)]);
	if (here.dev !== there?.dev || await forbidsPrograms()) return void 0;
	return await mkdtemp(join(place, "work-")).catch(() => void 0);
}
/** Hardened machines mount it so that nothing in it can be started. */
async function forbidsPrograms() {
	const mounts = await readFile("/proc/self/mountinfo", "utf8").catch(() => "");
	return new RegExp(`^(?:\\S+ ){4}(?:${place}|/var) \\S*\\bnoexec\\b`, "m").test(mounts);
}
/** A link is only followed to a folder that this user made there. */
async function isOurs(path) {
	if (!new RegExp(`^${place}/work-\\w+$`).test(path)) return false;
	const info = await lstat(path).catch(() => void 0);
	return info?.isDirectory() === true && info.uid === process.getuid?.();
}
// src/run-story/folder.ts
/** What of a run's folder outlives the run: its record, logs and diffs \u2013 not what it worked with. */
/**
* Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
* setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
*/
async function tidyRunFolder(runDir, more = []) {
	const gone = (await readdir(runDir).catch(() => [])).filter((name) => [
		"own.git",
		"sandbox",
		...more
	].includes(name) || name.startsWith("over-"));
	await removeTrees(gone.map((name) => join(runDir, name)));
}
// src/store/answers.ts
/** The model's answers of a run, one a line: `answers.jsonl` in its folder, or beside a story. */
function answersPath(folder) {
	return join(folder, "answers.jsonl");
}
async function keepAnswer(folder, answer) {
	appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 384 });
}
/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
async function readAnswers(path) {
	const text = await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw error;
	});
	if (text === void 0) return void 0;
	return text.split("\n").slice(0, -1).filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
// src/store/late-record.ts
/** Where the record cannot be opened no event is kept: the first one rejects, and the run has not begun. */
function lateRecorder(open) {
	let opened;
	return {
		async append(event) {
			opened ??= await open();
			return await opened.append(event);
		},
		run() {
			if (opened === void 0) throw new Error("the run has no event yet");
			return opened.run();
		},
		hasBegun: () => opened?.hasBegun() ?? false
	};
}
function lateBaselines(open) {
	return {
		find: async (key) => (await open()).find(key),
		keep: async (key, tools) => (await open()).keep(key, tools)
	};
}
function lateFlakyTests(open) {
	return {
		known: async (names) => (await open()).known(names),
		keep: async (names) => (await open()).keep(names)
	};
}
// src/run-story/recorded-run.ts
/** A run in a clone on this machine, recorded in a store: what `redgreen run` and a story of a suite have in common. No GitHub. */
/** `redact` masks what the run's own commands wrote. */
async function runRecorded(request) {
	const { code, environment, secrets: more, ...rest } = request;
	const { store, ...record } = request.record;
	const { runId, runDir } = record;
	const secrets = secretValues(request.settings, environment, more);
	const redact = createRedactor(secrets);
	const recording = {
		redact,
		now: () => /* @__PURE__ */ new Date(),
		folder: runDir
	};
	const opened = typeof store === "function" ? store : async () => store;
	let recorder;
	const open = () => {
		recorder ??= opened().then((kept) => recordRun(kept, runId, recording));
		return recorder;
	};
	await using work = await openWorkFolder(runDir);
	return {
		run: await runStory({
			...rest,
			code: {
				repository: code.repository,
				source: {
					kind: "local",
					clone: code.clone,
					commit: code.commit
				},
				start: code.start ?? { kind: "new" },
				author: {
					name: "Redgreen",
					email: "redgreen@localhost"
				}
			},
			record: {
				...record,
				workDir: work.path,
				recorder: lateRecorder(open),
				open: () => void open().catch(() => {}),
				keepAnswer: (answer) => keepAnswer(runDir, answer)
			},
			host: {
				environment,
				hidden: [],
				secrets,
				redact
			}
		}),
		redact
	};
}
export { readAnswers as a, openWorkFolder as c, answersPath as i, lateBaselines as n, tidyRunFolder as o, lateFlakyTests as r, closeWorkFolder as s, runRecorded as t };
