import { t as resolveSettings } from "./layers-CP80FcDg.js";
import { n as prune } from "./prune-DW-rLEOT.js";
import { t as openClone } from "./local-clone-7GA6Y6Bq.js";
import { t as openExistingRecord } from "./local-record-DSqAB70i.js";
import { t as momentOf } from "./runs-DkyL97nb.js";
// src/entry/commands/prune.ts
/** `redgreen prune`: removes the record of old runs. */
async function pruneCommand(io, options, now) {
	const before = momentOf("--older-than", options.olderThan ?? `${await retentionDays(io)}d`, now);
	await using record = await openExistingRecord(io);
	const pruned = record === void 0 ? {
		runs: [],
		evals: [],
		orphans: [],
		bytes: 0
	} : await prune(record.store, {
		root: record.root,
		before: new Date(before),
		dryRun: options.dryRun
	});
	if (options.json) io.stdout.write(`${JSON.stringify({
		before,
		dryRun: options.dryRun,
		...pruned
	}, null, 2)}\n`);
	else for (const id of [
		...pruned.runs,
		...pruned.evals,
		...pruned.orphans
	]) io.stdout.write(`${id}\n`);
	const count = pruned.runs.length === 1 ? "1 run" : `${pruned.runs.length} runs`;
	const verb = options.dryRun ? "Would remove" : "Removed";
	io.stderr.write(`${verb} ${count} from before ${before.slice(0, 10)}, ${(pruned.bytes / 1e6).toFixed(1)} MB of files.\n`);
	return 0;
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
export { pruneCommand };
