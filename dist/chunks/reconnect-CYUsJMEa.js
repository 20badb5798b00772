import { t as messageOf } from "./message-of-BQxrFB01.js";
import { setTimeout } from "node:timers/promises";
// src/store/reconnect.ts
/** A database that is being restarted: the same statement again until it is back. */
/** A restart takes seconds; what takes longer is an outage, and a claim would be lost meanwhile. */
const patienceMs = 3e4;
/** Runs `work` again where the connection broke. It has to be one that may run twice: its first answer may have been lost. */
async function withReconnect(work, signal) {
	const until = performance.now() + patienceMs;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isConnectionError(error) || performance.now() > until || signal?.aborted === true) throw error;
		}
		await setTimeout(200);
	}
}
/** PostgreSQL's class 08 and 57P, and what Node and `pg` say where the socket is gone. pg-boss hands on a copy that is no `Error`. */
function isConnectionError(error) {
	if (typeof error !== "object" || error === null) return false;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const message = "message" in error && typeof error.message === "string" ? error.message : "";
	if (/^(08...|57P0[1235]|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
	return /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(message);
}
/** Two lines for an outage, however often it is run into: one where it begins, one where it is over. */
function tellOutage(log, what) {
	let away = false;
	return {
		failed(error) {
			if (!away) log(`${what} cannot be read, trying until it can: ${messageOf(error)}`);
			away = true;
		},
		works() {
			if (away) log(`${what} can be read again`);
			away = false;
		}
	};
}
export { tellOutage as n, withReconnect as r, isConnectionError as t };
