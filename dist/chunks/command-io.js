const { once } = process.getBuiltinModule("node:events");
// src/entry/command-io.ts
/** What a command works with, so that none of them reaches for the process itself. */
/** Resolves when the command is told to end. */
async function aborted({ signal }) {
	if (!signal.aborted) await once(signal, "abort");
}
export { aborted as t };
