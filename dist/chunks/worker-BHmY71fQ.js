import { C as terminalLine, n as runWorker, r as openRecord, t as registered } from "./worker-COKyr5Q-.js";
import { t as readAppSettings } from "./app-settings-CoFOjLKb.js";
// src/entry/commands/worker.ts
/** `redgreen worker`: runs the App's jobs out of a shared queue, until SIGTERM. */
/** `jobs`: how many at once. Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
async function workerCommand(io, { jobs }) {
	const log = terminalLine(io);
	const { environment, signal } = io;
	const settings = await readAppSettings(environment, io.cwd);
	for (const warning of settings.warnings) log(warning);
	registered(settings);
	await using record = await openRecord(settings, log);
	const { store, queue } = record;
	log(`takes ${jobs} ${jobs === 1 ? "job" : "jobs"} at once`);
	signal.addEventListener("abort", () => log("ending: what runs is handed over"), { once: true });
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
