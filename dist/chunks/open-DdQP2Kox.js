import { a as reportInput, i as openRun, u as readRun } from "./local-record-COTNzjLY.js";
import { r as wholeNumber } from "./runs-BF3GBd_2.js";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
// src/entry/commands/open.ts
/** `redgreen open <run>`: the run's page, served on loopback until Ctrl-C. */
/** While a run goes on, the page is asked for again after this many seconds. */
const refreshSeconds = 5;
async function openCommand(io, options) {
	const port = options.port === void 0 ? 0 : wholeNumber("--port", options.port, 0, 65535);
	await using found = await openRun(io, options.run);
	const { renderHtml, contentSecurityPolicy } = await import("./html-poLbTcEF.js");
	const path = `/${randomBytes(16).toString("hex")}/`;
	const server = createServer((request, response) => {
		answer(request, response, path, found, renderHtml, contentSecurityPolicy).catch(() => {
			response.writeHead(500).end("The page could not be made.\n");
		});
	});
	const url = await listen(server, port);
	io.stdout.write(`${url}${path.slice(1)}\n`);
	io.stderr.write("Serving on this machine only; Ctrl-C ends it.\n");
	await aborted(io.signal);
	server.closeAllConnections();
	server.close();
	return 0;
}
async function answer(request, response, path, found, renderHtml, contentSecurityPolicy) {
	if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? "") || request.url !== path || request.method !== "GET" && request.method !== "HEAD") {
		response.writeHead(404).end("Not here.\n");
		return;
	}
	const run = await readRun(found.record.store, found.run.id) ?? found.run;
	const page = renderHtml(await reportInput({
		...found,
		run
	}));
	response.writeHead(200, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `${contentSecurityPolicy}; frame-ancestors 'none'`,
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
		"referrer-policy": "no-referrer",
		...run.state === "running" ? { refresh: String(refreshSeconds) } : {}
	});
	response.end(request.method === "HEAD" ? void 0 : page);
}
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`);
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
