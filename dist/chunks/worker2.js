import { t as readAppSettings } from "./settings.js";
import { m as openRecord } from "./store.js";
import { n as runWorker, t as registered } from "./worker.js";
import { n as appLog, t as appEnvironment } from "./app-terminal.js";
import { l as wholeNumber } from "./start.js";
import { o as keepHeapFlat } from "./story.js";
// src/entry/commands/worker.ts
/** `redgreen worker`: runs the App's jobs out of a shared queue, until SIGTERM. */
const command = {
	place: 150,
	declare: (worker) => worker.description("run the App's jobs on this machine, beside a server and other workers on one database").option("--jobs <count>", "at once", (text) => wholeNumber("--jobs", text, 1, 64), 1),
	notes: `${appEnvironment("worker")}\nEnds with 0 on SIGTERM: what runs goes on elsewhere within seconds.\n`,
	examples: ["DATABASE_URL=postgres://redgreen@db/redgreen redgreen worker --jobs 2"],
	run: takeJobs
};
/** Throws `bad-server` where the settings cannot be used; 0 after it was told to end. */
async function takeJobs(io, { jobs }) {
	keepHeapFlat();
	const { environment, signal } = io;
	const settings = await readAppSettings(environment, io.cwd);
	const log = appLog(io, settings);
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
export { command };
