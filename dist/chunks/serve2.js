import { l as wholeNumber, wt as visibleLine } from "./start.js";
import { n as appLog, t as appEnvironment } from "./app-terminal.js";
import { t as aborted } from "./command-io.js";
import { o as keepHeapFlat } from "./story.js";
// src/entry/commands/serve.ts
/** `redgreen serve`: the GitHub App on this machine, until SIGTERM. */
const command = {
	place: 140,
	declare: (serve) => serve.description("run the GitHub App: webhooks, pages, and on SQLite a worker").option("--setup", "open the page that registers the App, also in production or on a public address").option("--workers <count>", "jobs at once in this process; default: 1 on SQLite, 0 on PostgreSQL", (text) => wholeNumber("--workers", text, 0, 64)),
	notes: `${appEnvironment("serve")}
Ends with 0 on SIGTERM: what runs is handed over. Exits 2 where it must not be
started so.
`,
	examples: ["redgreen serve", "DATABASE_URL=postgres://redgreen@db/redgreen redgreen serve --workers 0"],
	run: serveUntilEnded
};
/** Throws `bad-server` where it must not be started so; 0 after it was told to end. */
async function serveUntilEnded(io, options) {
	keepHeapFlat();
	const { serveApp } = await import("./serve.js");
	const { readAppSettings } = await import("./settings.js").then((n) => n.n);
	const { environment } = io;
	const settings = await readAppSettings(environment, io.cwd);
	const log = appLog(io, settings);
	for (const warning of settings.warnings) log(warning);
	const { setup = false, workers } = options;
	await using app = await serveApp({
		settings,
		setup,
		workers,
		environment,
		log,
		now: () => /* @__PURE__ */ new Date()
	});
	if (app.setup) io.stdout.write(`The App is not registered yet. Register it: ${visibleLine(app.setup.url)}\n`);
	io.stdout.write(`Redgreen listens on ${visibleLine(app.server.url)}\n`);
	await aborted(io);
	log("ending: what was asked before is answered, nothing new is taken");
	return 0;
}
export { command };
