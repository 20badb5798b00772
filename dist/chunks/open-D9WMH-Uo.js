import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { i as openRun } from "./local-record-DSqAB70i.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
// src/entry/commands/open.ts
/** `redgreen open <run>`: the run's page, served on loopback until Ctrl-C. It follows a run that goes on. */
/** How often the record is asked for what is new. */
const pollMs = 300;
async function openCommand(io, options) {
	const port = options.port === void 0 ? 0 : wholeNumber("--port", options.port, 0, 65535);
	await using found = await openRun(io, options.run);
	const { getRequestListener } = await import("./dist-DSKI0voM.js");
	const { createOneRun } = await import("./one-run-C209D00M.js");
	const path = `/${randomBytes(16).toString("hex")}`;
	const { store, root } = found.record;
	const app = createOneRun({
		store,
		runId: found.run.id,
		folder: root,
		path,
		pollMs
	});
	const server = createServer(getRequestListener(app.fetch));
	const url = await listen(server, port);
	io.stdout.write(`${visibleLine(`${url}${path}`)}/\n`);
	io.stderr.write("Serving on this machine only; Ctrl-C ends it.\n");
	await aborted(io.signal);
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
function aborted(signal) {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
export { openCommand };
