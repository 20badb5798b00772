import { l as wholeNumber, r as aRunOrEval, wt as visibleLine } from "./start.js";
import { t as aborted } from "./command-io.js";
import { t as openEval } from "./eval-record.js";
import { s as openRun } from "./store.js";
const { randomBytes } = process.getBuiltinModule("node:crypto");
const { createServer } = process.getBuiltinModule("node:http");
// src/entry/commands/open.ts
/** `redgreen open <run>`: the page of a run or an eval run, served on loopback until Ctrl-C. It follows a run that goes on. */
const command = {
	place: 110,
	declare: (open) => open.description("serve the page of a run, or of an eval run, on this machine until Ctrl-C, and print its address").argument("<run>", aRunOrEval).option("--port <port>", "default: a free one"),
	examples: ["redgreen open latest", "redgreen open latest --port 8080"],
	run: serveRun
};
/** How often the record is asked for what is new. */
const pollMs = 300;
async function serveRun(io, run, options) {
	const port = options.port === void 0 ? 0 : wholeNumber("--port", options.port, 0, 65535);
	const path = `/${randomBytes(16).toString("hex")}`;
	await using suite = await openEval(io, run);
	if (suite !== void 0) return await serve(io, await evalPages(suite, path), {
		port,
		path
	});
	await using found = await openRun(io, run);
	const { createOneRun } = await import("./one-run.js");
	const { store, root } = found.record;
	return await serve(io, createOneRun({
		store,
		runId: found.run.id,
		folder: root,
		path,
		pollMs
	}), {
		port,
		path
	});
}
async function evalPages({ record, report }, path) {
	const [{ createOneEval }, { evalHtml }] = await Promise.all([import("./one-eval.js"), import("./html.js").then((n) => n.i)]);
	return createOneEval({
		store: record.store,
		folder: record.root,
		path,
		pollMs,
		async render(place) {
			const now = await report();
			return {
				page: evalHtml(now, place),
				runIds: now.results.flatMap(({ runId }) => runId ?? [])
			};
		}
	});
}
async function serve(io, app, { port, path }) {
	const { getRequestListener } = await import("./dist.js");
	const server = createServer(getRequestListener(app.fetch));
	const url = await listen(server, port);
	io.stdout.write(`${visibleLine(`${url}${path}`)}/\n`);
	io.stderr.write("Serving on this machine only; Ctrl-C ends it.\n");
	await aborted(io);
	server.closeAllConnections();
	server.close();
	return 0;
}
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}`);
		});
	});
}
export { command };
