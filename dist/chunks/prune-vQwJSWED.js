import { t as resolveSettings } from "./layers-4YG9kOIL.js";
import { n as prune } from "./prune-DJmpKIDL.js";
import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
import { t as openClone } from "./local-clone-D3LGCrL0.js";
import { n as openExistingRecord } from "./local-record-Ch6ZC0wq.js";
import { r as momentOf } from "./option-values-71aNmYmU.js";
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
	const count = pruned.runs.length === 1 ? "1 run" : `${pruned.runs.length} runs`;
	const verb = dryRun ? "Would remove" : "Removed";
	io.stderr.write(`${verb} ${count} from before ${before.slice(0, 10)}, ${(pruned.bytes / 1e6).toFixed(1)} MB of files.\n`);
	for (const { path, reason } of pruned.failed) io.stderr.write(`Could not remove ${visibleLine(path)}: ${visibleLine(reason)}\n`);
	return pruned.failed.length === 0 ? 0 : 1;
}
async function retentionDays(io) {
	await using clone = await openClone(io);
	const { settings } = resolveSettings({
		environment: io.environment,
		repositoryFile: clone.configText,
		needsKey: false
	});
	return settings.retentionDays;
}
export { command };
