import { r as runFolderPath } from "./run-folder-C6aMXO-G.js";
import { r as repositoryRoot } from "./local-clone-iI3-Cigm.js";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
// src/entry/run-places.ts
/** Paths that a run speaks of, as they can be opened from the current directory. */
async function placesFrom({ cwd }, runId) {
	const root = await repositoryRoot(cwd) ?? cwd;
	const folder = runFolderPath(join(root, ".redgreen"), runId);
	const fromHere = (path) => relative(cwd, path) || ".";
	return {
		folder: existsSync(folder) ? fromHere(folder) : void 0,
		file(path) {
			const here = [join(root, path), join(folder, "tree", path)].find((place) => existsSync(place));
			return here === void 0 ? path : fromHere(here);
		}
	};
}
export { placesFrom as t };
