import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { n as openStore, t as joinStore } from "./database-eKSK3GUi.js";
import { mkdir } from "node:fs/promises";
// src/store/open-queue.ts
/** `location` is what the store was opened with. */
async function openQueue(store, location, options) {
	if (store.kind === "sqlite") {
		const { openSqliteQueue } = await import("./queue-sqlite-CVCkjXVq.js");
		return openSqliteQueue(store);
	}
	const { openPgBossQueue } = await import("./queue-pg-boss-CeCY5xze.js");
	return openPgBossQueue(store, {
		url: location,
		...options
	});
}
// src/app/store.ts
/** The record and the queue of the App, opened with words for whoever cannot reach them. */
/** Throws `bad-server` where the folder cannot be made, `no-database` where the database cannot be used. */
async function openRecord({ database, dataDir }, log) {
	await mkdir(dataDir, {
		recursive: true,
		mode: 448
	}).catch((error) => {
		throw new RedgreenError("bad-server", `REDGREEN_DATA_DIR: ${dataDir} cannot be made (${error.code})`);
	});
	await using parts = new AsyncDisposableStack();
	try {
		const store = parts.use(await openStore(database));
		const queue = parts.use(await openQueue(store, database, { log }));
		const held = parts.move();
		return {
			store,
			queue,
			[Symbol.asyncDispose]: () => held.disposeAsync()
		};
	} catch (error) {
		if (error instanceof RedgreenError) throw error;
		throw new RedgreenError("no-database", `${placeOf(database)}: ${saidBy(error)}`, { cause: error });
	}
}
/** The record of the App, to add to from outside of it; undefined where the database is none. Throws `no-database`. */
async function joinRecord(database) {
	try {
		return await joinStore(database);
	} catch (error) {
		throw new RedgreenError("no-database", `${placeOf(database)}: ${saidBy(error)}`, { cause: error });
	}
}
/** Without user and password. */
function placeOf(database) {
	const url = database.startsWith("/") ? null : URL.parse(database);
	return url === null ? database : `${url.host}${url.pathname}`;
}
/** Two refused addresses of one name are an error without a message. */
function saidBy(error) {
	if (!(error instanceof Error)) return String(error);
	const said = error.message || String(error.code);
	return error.cause instanceof Error ? `${said}: ${error.cause.message}` : said;
}
export { openRecord as n, joinRecord as t };
