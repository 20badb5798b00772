import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
// src/run/folder-bytes.ts
/** How much room a folder takes. */
/** What cannot be looked into, or lies deeper than a path can say, is not counted. */
async function folderBytes(path) {
	const sizes = (await readdir(path, {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)).then(({ size }) => size, () => 0));
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
export { folderBytes as t };
