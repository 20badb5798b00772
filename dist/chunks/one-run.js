import { C as sendIcon, b as iconBeside, f as nonceOf, i as livePage, l as notKept, n as runEvents, o as createRunFeed, s as asksForLoopback, u as safeHeaders, w as Hono } from "./run-events.js";
import { j as runFolderPath } from "./story.js";
import { yt as ownerIsGone } from "./run.js";
// src/web/one-run.ts
/** One run and nothing else, for a person at this machine: what `redgreen open` serves. */
/** Before every page of one person at this machine. */
const onlyHere = [
	safeHeaders("http:"),
	notKept,
	async (c, next) => {
		return asksForLoopback(c) ? next() : c.notFound();
	}
];
/** The page at `<path>/`, its events at `<path>/events`. Anything else, and any name but loopback's, is not there. */
function createOneRun({ store, runId, folder, path, pollMs }) {
	const feed = createRunFeed(store, pollMs);
	const gone = () => ownerIsGone(runFolderPath(folder, runId));
	const app = new Hono();
	app.use(...onlyHere);
	app.get(`${path}/icon.svg`, sendIcon);
	app.get(`${path}/events`, (c) => runEvents(c, {
		feed,
		runId,
		may: async () => true,
		gone
	}));
	app.get(`${path}/`, async (c) => {
		const about = {
			store,
			runId,
			folder,
			redact: (text) => text,
			nonce: nonceOf(c)
		};
		const page = await livePage(c, {
			...about,
			head: iconBeside,
			interrupted: gone
		});
		return page === void 0 ? c.notFound() : c.html(page);
	});
	app.notFound((c) => c.text("Not here.\n", 404));
	app.onError((_error, c) => c.text("The page could not be made.\n", 500));
	return app;
}
export { createOneRun, onlyHere };
