import { t as openStore } from "./database-CNgnYuRV.js";
import { n as openQueue, r as terminalLine, t as runWorker } from "./worker-CHyeii0_.js";
import { n as readAppSettings } from "./app-settings-D1l2xstr.js";
import { mkdir } from "node:fs/promises";
// src/entry/commands/worker.ts
/** `redgreen worker`: runs the App's jobs out of a shared queue, until SIGTERM. */
/** `jobs`: how many at once. Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
async function workerCommand(io, { jobs }) {
	const log = terminalLine(io);
	const { environment, signal } = io;
	const settings = await readAppSettings(environment, io.cwd);
	for (const warning of settings.warnings) log(warning);
	await mkdir(settings.dataDir, {
		recursive: true,
		mode: 448
	});
	await using store = await openStore(settings.database);
	await using queue = await openQueue(store, settings.database, { log });
	log(`takes ${jobs} ${jobs === 1 ? "job" : "jobs"} at once`);
	await runWorker({
		settings,
		store,
		queue,
		environment,
		concurrency: jobs,
		signal,
		log
	});
	return 0;
}
export { workerCommand };
