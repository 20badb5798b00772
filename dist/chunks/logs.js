import { I as applyEvent, c as eventTeller } from "./story.js";
import { A as readLogs, E as logPlaces, N as eventsOf, s as openRun, v as textsIn } from "./store.js";
import { yt as ownerIsGone } from "./run.js";
import { Ct as visible, a as hasNone, i as attemptOf, n as aRun } from "./start.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
const { existsSync } = process.getBuiltinModule("node:fs");
const { stripVTControlCharacters } = process.getBuiltinModule("node:util");
// src/entry/commands/logs.ts
/** `redgreen logs <run>`: what setup and tests printed; with `--follow` as the run goes on. */
const command = {
	place: 90,
	declare: (logs) => logs.description("show what setup and tests printed").argument("<run>", aRun).option("--attempt <n>", "only of this attempt").option("-f, --follow", "go on until the run has ended").option("--raw", "as the commands wrote it, colours and control characters included"),
	examples: ["redgreen logs latest --attempt 2", "redgreen logs latest --follow"],
	run: showLogs
};
const pollMs = 300;
async function showLogs(io, run, options) {
	const attempt = attemptOf(options.attempt);
	await using found = await openRun(io, run);
	const show = (log) => io.stdout.write(options.raw ? log.text : shown(log));
	if (options.follow) return await follow(io, found, attempt, show);
	const logs = wanted(await readLogs(textsIn(found.folder), logPlaces(found.run)), attempt);
	const known = logPlaces(found.run).flatMap((place) => place.attempt ?? []);
	if (logs.length === 0) throw hasNone("logs", found.run.id, attempt, known, existsSync(found.folder));
	logs.forEach(show);
	return 0;
}
/** Each event as a line on stderr, each log on stdout once its command has ended, until the run has. */
async function follow(io, { record, run, folder }, attempt, show) {
	const tell = eventTeller(io);
	const told = /* @__PURE__ */ new Set();
	let now;
	while (!io.signal.aborted) {
		for (const event of await eventsOf(record.store, run.id, now?.lastSeq ?? 0)) {
			now = applyEvent(now, event);
			tell(event, now);
		}
		if (now !== void 0 && logPlaces(now).some(({ path }) => !told.has(path))) {
			const fresh = wanted(await readLogs(textsIn(folder), logPlaces(now)), attempt).filter(({ path }) => !told.has(path));
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
	return `\u2500\u2500 ${visible(title)} (${visible(path)}) \u2500\u2500\n${body}`;
}
export { command };
