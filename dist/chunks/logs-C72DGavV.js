import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { o as applyEvent, t as eventsOf } from "./read-C5dJjkLD.js";
import { p as readLogs, t as textsIn, u as logPlaces } from "./run-texts-D1xyYYP9.js";
import { r as ownerIsGone } from "./report-input-h8ugfP4O.js";
import { t as visible } from "./terminal-text-CSs0LYT_.js";
import { i as openRun } from "./local-record-DSqAB70i.js";
import { n as paint, r as wantsColours, t as eventLines } from "./terminal-CtUrccx_.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
// src/entry/commands/logs.ts
/** `redgreen logs <run>`: what setup and tests printed; with `--follow` as the run goes on. */
const pollMs = 300;
async function logsCommand(io, options) {
	const attempt = options.attempt === void 0 ? void 0 : wholeNumber("--attempt", options.attempt, 1, 1e3);
	await using found = await openRun(io, options.run);
	const show = (log) => io.stdout.write(options.raw ? log.text : shown(log));
	if (options.follow) return await follow(io, found, attempt, show);
	const logs = wanted(await readLogs(textsIn(found.folder), found.run), attempt);
	if (logs.length === 0) throw new RedgreenError("not-found", missing(found.run, attempt));
	logs.forEach(show);
	return 0;
}
/** Each event as a line on stderr, each log on stdout once its command has ended, until the run has. */
async function follow(io, { record, run, folder }, attempt, show) {
	const colours = wantsColours(io.stderr, io.environment);
	const told = /* @__PURE__ */ new Set();
	let now;
	while (!io.signal.aborted) {
		for (const event of await eventsOf(record.store, run.id, now?.lastSeq ?? 0)) {
			now = applyEvent(now, event);
			for (const line of eventLines(event, now)) io.stderr.write(`${paint(line, colours)}\n`);
		}
		if (now !== void 0 && logPlaces(now).some(({ path }) => !told.has(path))) {
			const fresh = wanted(await readLogs(textsIn(folder), now), attempt).filter(({ path }) => !told.has(path));
			for (const { path } of logPlaces(now)) told.add(path);
			fresh.forEach(show);
		}
		if (now?.state === "finished") return 0;
		if (await ownerIsGone(folder)) {
			io.stderr.write("Interrupted: the process of the run is gone.\n");
			return 1;
		}
		await setTimeout(pollMs, void 0, { signal: io.signal }).catch(() => void 0);
	}
	return 130;
}
function wanted(logs, attempt) {
	return logs.filter((log) => attempt === void 0 || log.attempt === attempt);
}
function shown({ title, path, text }) {
	const body = visible(stripVTControlCharacters(text)).replace(/\n*$/, "\n");
	return `── ${visible(title)} (${visible(path)}) ──\n${body}`;
}
function missing(run, attempt) {
	if (attempt === void 0) return `run ${run.id} has no log on this machine`;
	const known = logPlaces(run).flatMap((place) => place.attempt ?? []);
	return `run ${run.id} has no log of attempt ${attempt}; there ${known.length === 0 ? "is none" : `are ${known.join(", ")}`}`;
}
export { logsCommand };
