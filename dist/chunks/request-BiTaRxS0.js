import { constants } from "node:fs";
import { lchown, lstat, open, realpath, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isUtf8 } from "node:buffer";
// src/git/plain-file.ts
/** One file of a folder that foreign code has written to: read or replaced without following where a link leads. */
/** The text of a regular file in `root`, up to `maxBytes`; undefined where it is anything else, absent, or no UTF-8. */
async function readPlainFile(root, path, maxBytes) {
	const bytes = await readPlainBytes(root, path, maxBytes);
	return bytes !== void 0 && isUtf8(bytes) ? bytes.toString("utf8") : void 0;
}
/** The same for what may be no text. */
async function readPlainBytes(root, path, maxBytes) {
	if (!await liesIn(root, path)) return void 0;
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	await using file = await open(join(root, path), flags).catch(() => void 0);
	const stat = await file?.stat();
	if (file === void 0 || stat === void 0 || !stat.isFile() || stat.size > maxBytes) return void 0;
	return await file.readFile();
}
/** Puts a regular file in its place, with the mode and owner of what was there; false where its folder is not what it seems. */
async function replacePlainFile(root, path, content) {
	if (!await liesIn(root, path)) return false;
	const target = join(root, path);
	const before = await lstat(target).catch(() => void 0);
	if (before?.isDirectory()) return false;
	const owner = before ?? await lstat(dirname(target));
	await rm(target, { force: true });
	const mode = before?.isFile() ? before.mode & 511 : 420;
	await using file = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
	await file.chmod(mode);
	await file.writeFile(content);
	if (process.getuid?.() === 0) await lchown(target, owner.uid, owner.gid);
	return true;
}
/** Takes a file away; false where its folder is not what it seems. */
async function removePlainFile(root, path) {
	if (!await liesIn(root, path)) return false;
	await rm(join(root, path), { force: true });
	return true;
}
/** Every folder on the way is one itself, and no link. */
async function liesIn(root, path) {
	if (!path.isWellFormed()) return false;
	const folder = dirname(join(await realpath(root), path));
	return await realpath(folder).catch(() => void 0) === folder;
}
// src/run-story/request.ts
/** Somebody asks for more than that the branch be green. */
function hasWishes({ code: { start } }) {
	if (start.kind !== "again") return false;
	return (start.hint ?? "") !== "" || start.reviewComments.length > 0 || Boolean(start.checks);
}
export { replacePlainFile as a, removePlainFile as i, readPlainBytes as n, readPlainFile as r, hasWishes as t };
