import { B as prune, i as openExistingRecord } from "./store.js";
import { o as momentOf, wt as visibleLine } from "./start.js";
import { at as openClone, st as settingsHere } from "./story.js";
// src/entry/commands/prune.ts
/** `redgreen prune`: removes the record of old runs. */
const command = {
	place: 130,
	declare: (command) => command.description("remove the record of old runs").option("--older-than <when>", "30d or a date; default: retention-days").option("--dry-run", "only tell what would go").option("--json", "print what went as JSON"),
	examples: ["redgreen prune --dry-run", "redgreen prune --older-than 30d"],
	run: removeOld
};
async function removeOld(io, { olderThan, dryRun = false, json }) {
	const before = momentOf("--older-than", olderThan ?? `${await retentionDays(io)}d`);
	await using record = await openExistingRecord(io);
	const pruned = record === void 0 ? {
		runs: [],
		evals: [],
		orphans: [],
		bytes: 0,
		failed: []
	} : await prune(record.store, {
		root: record.root,
		before: new Date(before),
		dryRun
	});
	if (json) io.stdout.write(`${JSON.stringify({
		before,
		dryRun,
		...pruned
	}, null, 2)}\n`);
	else for (const id of [
		...pruned.runs,
		...pruned.evals,
		...pruned.orphans
	]) io.stdout.write(`${id}\n`);
	io.stderr.write(`${visibleLine(removedWords(pruned, before, dryRun))}\n`);
	for (const { path, reason } of pruned.failed) io.stderr.write(`Could not remove ${visibleLine(path)}: ${visibleLine(reason)}\n`);
	return pruned.failed.length === 0 ? 0 : 1;
}
/** `Removed 2 runs, 1 eval run from before 2026-11-10, 1.2 MB of files.` */
function removedWords({ runs, evals, orphans, bytes }, before, dryRun) {
	const day = before.slice(0, 10);
	const limit = Date.now() - Date.parse(before) < 2 * dayMs ? `${day} ${before.slice(11, 16)} UTC` : day;
	const parts = [
		{
			count: runs.length,
			one: "run",
			more: "runs"
		},
		{
			count: evals.length,
			one: "eval run",
			more: "eval runs"
		},
		{
			count: orphans.length,
			one: "folder of no run",
			more: "folders of no run"
		}
	].flatMap(({ count, one, more }) => count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]);
	if (parts.length === 0) return `Nothing to remove: no run is from before ${limit}.`;
	return `${dryRun ? "Would remove" : "Removed"} ${parts.join(", ")} from before ${limit}, ${(bytes / 1e6).toFixed(1)} MB of files.`;
}
const dayMs = 864e5;
async function retentionDays(io) {
	await using clone = await openClone(io);
	return settingsHere(io, clone).settings.retentionDays;
}
export { command };
