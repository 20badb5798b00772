#!/usr/bin/env node
// src/entry/cli.ts
if (Number(process.versions.node.split(".")[0]) >= 24) start();
else {
	process.stderr.write(`redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`);
	process.exitCode = 2;
}
async function start() {
	const { startCommandLine } = await import("./redgreen.js");
	await startCommandLine();
}
export {};
