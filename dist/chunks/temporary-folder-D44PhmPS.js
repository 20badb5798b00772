import { mkdtemp, rm } from "node:fs/promises";
// src/run/temporary-folder.ts
/** A folder that goes with the scope. */
/** `start`: its path but for some letters at the end. */
async function temporaryFolder(start) {
	const path = await mkdtemp(start);
	return {
		path,
		[Symbol.asyncDispose]: () => rm(path, {
			recursive: true,
			force: true
		})
	};
}
export { temporaryFolder as t };
