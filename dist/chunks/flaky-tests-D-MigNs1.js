import { r as runFolderPath } from "./run-folder-C6aMXO-G.js";
import { i as readRun } from "./read-COoH0ljl.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
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
// src/store/flaky-tests.ts
/** Longer names are of generated tests, which no other run has again. */
const longest = 1e3;
const most = 100;
function openFlakyTests({ db }, repository, runId) {
	return {
		async known(names) {
			if (names.length === 0) return [];
			return (await db.selectFrom("flaky_tests").select("name").where("repository", "=", repository).where("name", "in", names.slice(0, most)).execute()).map(({ name }) => name);
		},
		async keep(names) {
			for (const name of names.filter(({ length }) => length <= longest).slice(0, most)) {
				const row = {
					repository,
					name,
					run_id: runId
				};
				await db.insertInto("flaky_tests").values(row).onConflict((conflict) => conflict.columns(["repository", "name"]).doUpdateSet(row)).execute();
			}
		}
	};
}
export { openBaselines as n, openFlakyTests as t };
