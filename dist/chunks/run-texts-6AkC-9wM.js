import { c as proofLogs, t as diffPaths } from "./run-files-BbhfMSnp.js";
import { r as withReconnect } from "./reconnect-CYUsJMEa.js";
import { r as runFolderPath } from "./run-folder-C6aMXO-G.js";
import { open } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
// src/store/head-and-tail.ts
/** What is too long, as its head and its tail: read by position, a piece at a time, so that its length costs no memory. */
/** All of it; where that is more than `maxBytes`, head and tail, and between them one line that says how much was left out. */
async function* headAndTail({ size, read }, maxBytes, pieceBytes = maxBytes) {
	if (size <= maxBytes) {
		yield* pieces(read, 0, size, pieceBytes);
		return;
	}
	const half = Math.floor(maxBytes / 2);
	yield* pieces(read, 0, half, pieceBytes);
	yield Buffer.from(`\n\u2026 ${size - 2 * half} bytes left out \u2026\n`);
	yield* pieces(read, size - half, size, pieceBytes);
}
async function* pieces(read, from, to, pieceBytes) {
	for (let at = from; at < to; at += pieceBytes) yield await read(at, Math.min(at + pieceBytes, to));
}
async function bytesOf(file) {
	const { size } = await file.stat();
	return {
		size,
		async read(from, to) {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
			return buffer.subarray(0, bytesRead);
		}
	};
}
/** Undefined where there is no such file. */
async function openIfThere(path) {
	return await open(path, "r").catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw error;
	});
}
// src/store/kept-files.ts
/** What a page offers of a run, in the database of a fleet: the machine that wrote a file is not the one that shows it. */
/**
* Of one file, before it is compressed; most logs shrink to a tenth. A log that was cut while it was written is 10 MiB with a line
* that says so, and is kept as it is: cut once more, the line would be gone, and what was left out untold.
*/
const maxKeptBytes = 12582912;
/** Of one row, before it is compressed: what writer and reader hold of a file at a time. */
const partBytes = 1048576;
const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** A journal that puts the files an event names into the database before the event: what is on record can be read everywhere. */
function withKeptFiles(journal, store, { folder, guard, log }) {
	return { async write(event, run) {
		for (const path of filesOf(event, run)) await keepFile(store, {
			runId: run.id,
			path,
			from: join(folder, path),
			guard
		}).catch((error) => log(`${path} is not in the database: ${error.message}`));
		await journal.write(event, run);
	} };
}
function filesOf(event, run) {
	switch (event.type) {
		case "setup-finished": return [event.logPath];
		case "baseline-finished": return logsOf(event.verification);
		case "verification-started": return Object.values(diffPaths(event.attempt));
		case "verification-finished": return logsOf(event.verification);
		case "run-finished": return run.attempts.flatMap(({ name, checkpoint, verification }) => checkpoint === void 0 || verification !== void 0 ? [] : Object.values(diffPaths(name.number)));
		default: return [];
	}
}
function logsOf({ logPath, proof }) {
	return [logPath, ...proof === void 0 ? [] : proofLogs(proof)];
}
/** Puts a file in the place of what was kept under its path; does nothing where there is none. Rejects with the guard. */
async function keepFile({ db }, { runId, path, from, guard }) {
	const file = await openIfThere(from);
	if (file === void 0) return;
	await using _ = file;
	const whole = await bytesOf(file);
	await withReconnect(() => db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom("run_files").where("run_id", "=", runId).where("path", "=", path).execute();
		let part = 0;
		const add = async (bytes) => {
			const row = {
				run_id: runId,
				path,
				part: part++,
				bytes: bytes.length,
				data: await compress(bytes)
			};
			await transaction.insertInto("run_files").values(row).execute();
		};
		for await (const bytes of headAndTail(whole, maxKeptBytes, partBytes)) await add(bytes);
		if (part === 0) await add(Buffer.alloc(0));
		await guard?.(transaction);
	}));
}
/** A file that is kept, as text; head and tail of what is longer than `maxBytes`. */
async function keptText({ db }, runId, path, maxBytes) {
	const rows = db.selectFrom("run_files").where("run_id", "=", runId).where("path", "=", path);
	const parts = await rows.select(["part", "bytes"]).orderBy("part").execute();
	if (parts.length === 0) return void 0;
	const read = async (from, to) => {
		const found = [];
		let start = 0;
		for (const { part, bytes } of parts) {
			if (start < to && start + bytes > from) {
				const row = await rows.select("data").where("part", "=", part).executeTakeFirst();
				const whole = row === void 0 ? Buffer.alloc(0) : await decompress(row.data);
				found.push(whole.subarray(Math.max(0, from - start), to - start));
			}
			start += bytes;
		}
		return Buffer.concat(found);
	};
	const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	return Buffer.concat(await Array.fromAsync(headAndTail({
		size,
		read
	}, maxBytes))).toString("utf8");
}
// src/store/run-texts.ts
/** Texts of a run by their path in its folder: from the folder, or from the database where another machine wrote them. */
/** Of one text; the workspace caps what a command may write, this caps what is held in memory. */
const maxTextBytes = 67108864;
/** Those in a run's folder. */
function textsIn(folder) {
	return async (path, maxBytes = maxTextBytes) => {
		const absolute = inside(folder, path);
		return absolute === void 0 ? void 0 : await readText(absolute, maxBytes);
	};
}
/**
* Those of a run in the record. The database of a fleet first: what this machine's folder has may be what a worker here was
* writing when it was killed, and another one has written since.
*/
function textsOf(store, runId, root) {
	const here = root === void 0 ? void 0 : textsIn(runFolderPath(root, runId));
	return async (path, maxBytes = maxTextBytes) => await keptText(store, runId, path, maxBytes) ?? await here?.(path, maxBytes);
}
/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder, path) {
	const absolute = resolve(folder, path);
	const below = relative(folder, absolute);
	return below === "" || below === ".." || below.startsWith(`..${sep}`) ? void 0 : absolute;
}
async function readText(path, maxBytes) {
	const file = await openIfThere(path);
	if (file === void 0) return void 0;
	await using _ = file;
	return Buffer.concat(await Array.fromAsync(headAndTail(await bytesOf(file), maxBytes))).toString("utf8");
}
export { textsOf as n, withKeptFiles as r, textsIn as t };
