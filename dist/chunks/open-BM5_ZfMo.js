import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
import { t as aborted } from "./command-io-DB0iCWHY.js";
import { i as openRun } from "./local-record-CYTpBcyy.js";
import { a as wholeNumber, t as aRun } from "./option-values-DyeZgpS7.js";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
// src/entry/commands/open.ts
/** `redgreen open <run>`: the run's page, served on loopback until Ctrl-C. It follows a run that goes on. */
const command = {
	place: 110,
	declare: (open) => open.description("serve a run's page on this machine until Ctrl-C, and print its address").argument("<run>", aRun).option("--port <port>", "default: a free one"),
	examples: ["redgreen open latest", "redgreen open latest --port 8080"],
	run: serveRun
};
/** How often the record is asked for what is new. */
const pollMs = 300;
async function serveRun(io, run, options) {
	const port = options.port === void 0 ? 0 : wholeNumber("--port", options.port, 0, 65535);
	await using found = await openRun(io, run);
	const { getRequestListener } = await import("./dist-DSKI0voM.js");
	const { createOneRun } = await import("./one-run-vqs6HmfC.js");
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
