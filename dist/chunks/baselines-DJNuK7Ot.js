import { i as readRun } from "./read-cC4EC-W-.js";
import { a as runFolderPath } from "./run-texts-BTSvXsuG.js";
import { join } from "node:path";
import { existsSync } from "node:fs";
// src/store/baselines.ts
/** Which run's baseline stands for which tree, commands and machine: the verification itself is in that run's events. */
/** `root` holds the runs' folders. */
function openBaselines({ db, ...store }, root, runId) {
	return {
		async find(key) {
			const row = await db.selectFrom("baselines").selectAll().where("key", "=", key).executeTakeFirst();
			const run = row && await readRun({
				db,
				...store
			}, row.run_id);
			if (row === void 0 || run?.baseline === void 0) return void 0;
			const logPath = join(runFolderPath(root, run.id), run.baseline.logPath);
			const { reused: _, ...verification } = run.baseline;
			return existsSync(logPath) ? {
				verification,
				logPath,
				tools: row.tools
			} : void 0;
		},
		async keep(key, tools) {
			const row = {
				key,
				run_id: runId,
				tools
			};
			await db.insertInto("baselines").values(row).onConflict((conflict) => conflict.column("key").doUpdateSet(row)).execute();
		}
	};
}
export { openBaselines as t };
