#!/usr/bin/env node
// src/entry/cli.ts
if (Number(process.versions.node.split(".")[0]) < 24) {
	process.stderr.write(`redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`);
	process.exitCode = 2;
} else await start();
async function start() {
	await cacheCompiledCode();
	const { runCommandLine } = await import("./chunks/command-line-DNZTgEHv.js");
	const ended = new AbortController();
	process.once("SIGINT", () => ended.abort("Stopped by Ctrl-C."));
	process.once("SIGTERM", () => ended.abort("Stopped by SIGTERM."));
	for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
	process.exitCode = await runCommandLine(process.argv.slice(2), {
		stdin: process.stdin,
		stdout: process.stdout,
		stderr: process.stderr,
		environment: process.env,
		cwd: process.cwd(),
		signal: ended.signal
	});
}
/** Kept in the user's own folder: what lies in a shared /tmp could have been written by anybody. */
async function cacheCompiledCode() {
	const { enableCompileCache } = await import("node:module");
	const home = process.env.XDG_CACHE_HOME || process.env.HOME && `${process.env.HOME}/.cache`;
	if (home) enableCompileCache(`${home}/redgreen/compiled`);
}
/** `redgreen runs | head` closes the pipe early, and that is no failure. */
function ignoreClosedPipe(error) {
	if (error.code !== "EPIPE") throw error;
}
export {};
