import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
// src/run/proof.ts
/** Where its runs printed to, in their order, each once. */
function proofLogs({ sources, edits, counter }) {
	const all = [
		sources?.logPath,
		...edits.map(({ logPath }) => logPath),
		counter?.logPath
	];
	return [...new Set(all.filter((path) => path !== void 0))];
}
// src/store/run-files.ts
/** The texts that lie in a run's folder beside its record: logs, and the diff of each attempt. */
/** Of one attempt, in the run's folder. */
function diffPaths(attempt) {
	return {
		sincePrevious: `diffs/${attempt}.diff`,
		sinceBase: `diffs/${attempt}.base.diff`
	};
}
/** Keeps an attempt's diffs, so that they can be read without the repository. */
async function writeDiff(folder, { attempt, ...diff }) {
	const paths = diffPaths(attempt);
	await mkdir(join(folder, "diffs"), {
		recursive: true,
		mode: 448
	});
	await writeFile(join(folder, paths.sincePrevious), diff.sincePrevious, { mode: 384 });
	await writeFile(join(folder, paths.sinceBase), diff.sinceBase, { mode: 384 });
}
/** The diffs of every attempt that has them. */
async function readDiffs(texts, run) {
	return (await Promise.all(run.attempts.map(async ({ name: { number } }) => {
		const paths = diffPaths(number);
		const [sincePrevious, sinceBase] = await Promise.all([texts(paths.sincePrevious), texts(paths.sinceBase)]);
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
/** Where what the proofs' runs printed is: behind all other logs, whose numbers stay. */
function proofPlaces({ baseline, attempts }) {
	const of = (label, verification) => (verification?.proof === void 0 ? [] : proofLogs(verification.proof)).map((path) => ({
		title: `${label}, ${basename(path, ".log")}`,
		path,
		failures: []
	}));
	return [...of("proof", baseline), ...attempts.flatMap(({ label, verification }) => of(`proof of ${label}`, verification))];
}
/** The logs of a run that are there, each with its text; with `maxBytes` of all together, head and tail of what is longer. */
async function readLogs(texts, places, maxBytes) {
	const share = maxBytes === void 0 ? void 0 : Math.floor(maxBytes / Math.max(1, places.length));
	return (await Promise.all(places.map(async (place) => {
		const text = await texts(place.path, share);
		return text === void 0 ? [] : [{
			...place,
			text
		}];
	}))).flat();
}
/** One log of a run, by its place among those and then among the proofs'. */
async function readLog(texts, run, index) {
	const place = [...logPlaces(run), ...proofPlaces(run)][index];
	const text = place === void 0 ? void 0 : await texts(place.path);
	return place === void 0 || text === void 0 ? void 0 : {
		...place,
		text
	};
}
export { readLog as a, proofLogs as c, readDiffs as i, logPlaces as n, readLogs as o, proofPlaces as r, writeDiff as s, diffPaths as t };
