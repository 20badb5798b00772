import { constants } from "node:fs";
import { chmod, open, readdir, rename, rm, rmdir, unlink } from "node:fs/promises";
import { randomUUID } from "node:crypto";
// src/run/succeeds.ts
/** Whether this comes to its end without an error. */
function succeeds(work) {
	return work.then(() => true, () => false);
}
// src/run/remove-tree.ts
/**
* Removes a whole folder whatever foreign code left in it: folders that nobody may read, and trees deeper than any path can name.
* A folder within a folder is moved to the top by its descriptor, so that no path ever has more than three parts.
*/
/** Nothing is there afterwards, or it throws what was in the way. */
async function removeTree(path) {
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
	} catch {
		await removeFlat(path);
	}
}
/** Removes each; one that cannot be removed keeps none of the others, and is told. */
async function removeTrees(paths) {
	const failed = [];
	for (const path of paths) await removeTree(path).catch((error) => failed.push({
		path,
		reason: error.message
	}));
	return failed;
}
async function removeFlat(path) {
	const top = await openFolder(path);
	if (top === void 0) return await rm(path, { force: true });
	const mark = `.${randomUUID()}-`;
	let moved = 0;
	try {
		for (let left = await entriesOf(top); left.length > 0; left = await entriesOf(top)) for (const { place, isFolder } of left) {
			const inner = isFolder ? await openFolder(place) : void 0;
			if (inner === void 0) {
				await unlink(place);
				continue;
			}
			try {
				for (const entry of await entriesOf(inner)) if (!entry.isFolder) await unlink(entry.place);
				else if (!await isGone(entry.place)) await rename(entry.place, within(top, Buffer.from(`${mark}${moved++}`)));
			} finally {
				await inner.close();
			}
			await rmdir(place);
		}
	} finally {
		await top.close();
	}
	await rmdir(path);
}
/** An empty folder goes at once; another must be writable to be moved. */
async function isGone(place) {
	const gone = await succeeds(rmdir(place));
	if (!gone) await chmod(place, 448).catch(() => void 0);
	return gone;
}
/** Undefined for what is no folder, a link to one included. */
async function openFolder(path) {
	const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
	const handle = () => open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
	try {
		const opened = await handle().catch(async (error) => {
			if (error.code !== "EACCES") throw error;
			await chmod(path, 448);
			return handle();
		});
		await opened.chmod(448).catch(() => void 0);
		return opened;
	} catch (error) {
		if ([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		].includes(error.code ?? "")) return void 0;
		throw error;
	}
}
/** By descriptor, so that it counts for nothing how deep the folder lies. Names are bytes. */
async function entriesOf(folder) {
	return (await readdir(`/proc/self/fd/${folder.fd}`, {
		withFileTypes: true,
		encoding: "buffer"
	})).map((entry) => ({
		place: within(folder, entry.name),
		isFolder: entry.isDirectory()
	}));
}
function within(folder, name) {
	return Buffer.concat([Buffer.from(`/proc/self/fd/${folder.fd}/`), name]);
}
export { removeTrees as n, succeeds as r, removeTree as t };
