import { f as nonceOf, w as Hono } from "./run-events.js";
import { createOneRun, onlyHere } from "./one-run.js";
// src/web/one-eval.ts
/** One eval run and the pages of its runs, for a person at this machine: what `redgreen open` serves of an eval. */
/** The page at `<path>/`, each run's at `<path>/runs/<id>/`. */
function createOneEval({ render, path, ...options }) {
	const app = new Hono();
	const runs = /* @__PURE__ */ new Map();
	const runHref = (runId) => `${path}/runs/${runId}/`;
	app.all(`${path}/runs/:id/*`, async (c) => {
		const runId = c.req.param("id");
		const page = {
			nonce: "",
			runHref
		};
		if (!runs.has(runId) && (await render(page)).runIds.includes(runId)) runs.set(runId, createOneRun({
			...options,
			runId,
			path: `${path}/runs/${runId}`
		}));
		return await runs.get(runId)?.fetch(c.req.raw, c.env) ?? c.notFound();
	});
	app.get(`${path}/`, ...onlyHere, async (c) => c.html((await render({
		nonce: nonceOf(c),
		runHref
	})).page));
	app.notFound((c) => c.text("Not here.\n", 404));
	app.onError((_error, c) => c.text("The page could not be made.\n", 500));
	return app;
}
export { createOneEval };
