import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { randomBytes } from "node:crypto";
// src/store/run-files.ts
/** The texts that lie in a run's folder beside its record: logs, and the diff of each attempt. */
/** Of one log; the workspace caps what a command may write, this caps what is held in memory. */
const maxLogBytes = 67108864;
/** Keeps an attempt's diffs, so that they can be read without the repository. */
async function writeDiff(folder, { attempt, sincePrevious, sinceBase }) {
	await mkdir(join(folder, "diffs"), {
		recursive: true,
		mode: 448
	});
	await writeFile(join(folder, "diffs", `${attempt}.diff`), sincePrevious, { mode: 384 });
	await writeFile(join(folder, "diffs", `${attempt}.base.diff`), sinceBase, { mode: 384 });
}
/** The diffs of every attempt that has them. */
async function readDiffs(folder, run) {
	return (await Promise.all(run.attempts.map(async ({ name: { number } }) => {
		const [sincePrevious, sinceBase] = await Promise.all([readText(join(folder, "diffs", `${number}.diff`)), readText(join(folder, "diffs", `${number}.base.diff`))]);
		return sincePrevious === void 0 ? [] : [{
			attempt: number,
			sincePrevious,
			sinceBase: sinceBase ?? ""
		}];
	}))).flat();
}
/** Where the logs of a run are, in the order of the run; a log that a run names but does not have is left out later. */
function logPlaces(run) {
	const places = [];
	if (run.setup !== void 0) places.push({
		title: "setup",
		path: run.setup.logPath,
		failures: []
	});
	if (run.baseline !== void 0) {
		const { logPath, failures } = run.baseline;
		places.push({
			title: "baseline",
			path: logPath,
			failures: failures.map(({ name }) => name)
		});
	}
	for (const { name, label, verification } of run.attempts) {
		if (verification === void 0) continue;
		const failures = verification.failures.map((failure) => failure.name);
		places.push({
			title: label,
			path: verification.logPath,
			attempt: name.number,
			failures
		});
	}
	return places;
}
/** The logs of a run that are there, each with its text; with `maxBytes` of all together, head and tail of what is longer. */
async function readLogs(folder, run, maxBytes) {
	const places = logPlaces(run);
	const share = maxBytes === void 0 ? maxLogBytes : Math.floor(maxBytes / Math.max(1, places.length));
	return (await Promise.all(places.map(async (place) => {
		const path = inside(folder, place.path);
		const text = path === void 0 ? void 0 : await readText(path, share);
		return text === void 0 ? [] : [{
			...place,
			text
		}];
	}))).flat();
}
/** One log of a run, by its place in `logPlaces`. */
async function readLog(folder, run, index) {
	const place = logPlaces(run)[index];
	const path = place === void 0 ? void 0 : inside(folder, place.path);
	const text = path === void 0 ? void 0 : await readText(path);
	return place === void 0 || text === void 0 ? void 0 : {
		...place,
		text
	};
}
/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder, path) {
	const absolute = resolve(folder, path);
	const below = relative(folder, absolute);
	return below === "" || below === ".." || below.startsWith(`..${sep}`) ? void 0 : absolute;
}
async function readText(path, maxBytes = maxLogBytes) {
	const file = await open(path, "r").catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw error;
	});
	if (file === void 0) return void 0;
	await using _ = file;
	const { size } = await file.stat();
	if (size <= maxBytes) return await readFile(file, "utf8");
	const half = Math.floor(maxBytes / 2);
	const [head, tail] = [Buffer.alloc(half), Buffer.alloc(half)];
	await file.read(head, 0, half, 0);
	await file.read(tail, 0, half, size - half);
	return `${head.toString("utf8")}\n… ${size - 2 * half} bytes left out …\n${tail.toString("utf8")}`;
}
// src/store/run-id.ts
/** Names of runs: they sort by time, and are safe in a path, a URL and a branch. */
/** The one form an id may have; checked before any path or query is made from one. */
const runIdForm = /^[a-z0-9][a-z0-9-]{2,62}[a-z0-9]$/;
/** `20261121-101530-4f1c2a9be0`: UTC to the second, then 40 random bits. */
function newRunId(now) {
	return `${now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-")}-${randomBytes(5).toString("hex")}`;
}
function isRunId(text) {
	return runIdForm.test(text);
}
// src/store/run-folder.ts
/** A run's folder: `runs/<id>/` with its logs, `run.json`, and – where there is no database – `events.jsonl`. */
/** Events too frequent to rewrite run.json for; the next other event brings it up to date. */
const chatty = /* @__PURE__ */ new Set([
	"turn-finished",
	"tool-finished",
	"waiting",
	"prompt-sent"
]);
/** Makes the record's folder, with a `.gitignore` that keeps it out of every commit, and the run's folder in it. */
async function makeRunFolder(root, runId) {
	const path = runFolderPath(root, runId);
	await mkdir(path, {
		recursive: true,
		mode: 448
	});
	await ignoreRecord(root);
	return path;
}
/** Where a run's folder is. Throws where the id is no run id: no path is made from any other text. */
function runFolderPath(root, runId) {
	if (!isRunId(runId)) throw new Error(`not a run id: ${JSON.stringify(runId.slice(0, 80))}`);
	return join(root, "runs", runId);
}
/** Writes `.gitignore` into the record's folder where there is none. */
async function ignoreRecord(root) {
	await mkdir(root, {
		recursive: true,
		mode: 448
	});
	await writeFile(join(root, ".gitignore"), "*\n", { flag: "wx" }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}
/** A journal that also keeps `run.json` in the run's folder up to date. */
function withRunJson(journal, folder) {
	return { async write(event, run) {
		await journal.write(event, run);
		if (!chatty.has(event.type)) await writeRunJson(folder, run).catch(() => void 0);
	} };
}
/** Replaces `run.json` as a whole: a reader sees the old or the new one, never a part. */
async function writeRunJson(folder, run) {
	const draft = join(folder, `.run.json.${process.pid}`);
	try {
		await writeFile(draft, `${JSON.stringify(run, null, 2)}\n`, {
			mode: 384,
			flush: true
		});
		await rename(draft, join(folder, "run.json"));
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
export { isRunId as a, readDiffs as c, writeDiff as d, withRunJson as i, readLog as l, makeRunFolder as n, newRunId as o, runFolderPath as r, logPlaces as s, ignoreRecord as t, readLogs as u };
