#!/usr/bin/env node
// src/entry/cli.ts
if (Number(process.versions.node.split(".")[0]) >= 24) start();
else startOnInstalledNode().then(tellNeeded);
function tellNeeded(isStarted) {
	if (isStarted) return;
	process.stderr.write(`redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`);
	process.exitCode = 2;
}
/** An installed package has brought Node 24 with it, beside its own files or among its neighbours. */
async function startOnInstalledNode() {
	const { existsSync } = await import("node:fs");
	const { fileURLToPath } = await import("node:url");
	const name = `node-linux-${process.arch}/bin/node`;
	const node = [`../node_modules/${name}`, `../../${name}`].map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync(place));
	if (node === void 0) return false;
	const { spawn } = await import("node:child_process");
	const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
	process.on("SIGINT", () => void 0);
	for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	return await new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("close", (code, signal) => {
			process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
			resolve(true);
		});
	});
}
async function start() {
	const { enableCompileCache } = await import("node:module");
	const home = process.env.XDG_CACHE_HOME || process.env.HOME && `${process.env.HOME}/.cache`;
	if (home) enableCompileCache(`${home}/redgreen/compiled`);
	const { startCommandLine } = await import("./redgreen.js");
	await startCommandLine();
}
export {};
