import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { i as openClient } from "./client-BdtpUcCx.js";
import { r as exitCode } from "./outcome-DtPBcCGO.js";
import { t as recordRun, u as createRedactor } from "./run-rows-DXD_Gyv2.js";
import { t as runEvent } from "./run-trigger-BEcVzVln.js";
import { a as makeRunFolder, l as newRunId } from "./run-texts-D1xyYYP9.js";
import { n as visibleLine, t as visible } from "./terminal-text-CSs0LYT_.js";
import { n as openRecord } from "./local-record-DSqAB70i.js";
import { n as paint, r as wantsColours, t as eventLines } from "./terminal-CtUrccx_.js";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/commands/replay.ts
/** `redgreen replay <event> <payload>`: a webhook's payload carried out as the Action would, dry unless told otherwise. */
async function replayCommand(io, options) {
	const { environment } = io;
	const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
	if (token === void 0) throw new RedgreenError("no-token", "a webhook is carried out by asking GitHub");
	const payload = await payloadOf(io, options.payload);
	const redact = createRedactor([token]);
	const now = () => /* @__PURE__ */ new Date();
	const serverUrl = environment.GITHUB_SERVER_URL || "https://github.com";
	const colours = wantsColours(io.stderr, environment);
	const say = (text) => io.stderr.write(`${visibleLine(redact(text), 1e3)}\n`);
	await using record = await openRecord(io);
	const end = await runEvent({
		name: options.event,
		payload,
		inputs: {
			"github-token": token,
			"dry-run": options.write ? "false" : "true"
		},
		environment,
		client: openClient({
			token,
			baseUrl: environment.GITHUB_API_URL || "https://api.github.com",
			onWait: say
		}),
		serverUrl,
		secrets: (settings) => secretsOf(settings, environment, token),
		redact,
		now,
		log: say,
		async onEvent(event, run) {
			for (const line of eventLines(event, run)) io.stderr.write(`${paint(line, colours)}\n`);
		},
		signal: io.signal,
		hidden: [record.root],
		async place(repository) {
			const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
			return {
				kind: "clone",
				remote: {
					url: `${serverUrl}/${repository}.git`,
					authorization,
					env: { ...environment }
				}
			};
		},
		async open() {
			const runId = newRunId(now());
			const runDir = await makeRunFolder(record.root, runId);
			return {
				runId,
				runDir,
				recorder: await recordRun(record.store, runId, {
					redact,
					now,
					folder: runDir
				})
			};
		},
		onForge() {}
	});
	io.stdout.write(options.json ? jsonOf(end) : textOf(end));
	return exitCode(end.outcome);
}
async function payloadOf(io, path) {
	try {
		return JSON.parse(await readFile(resolve(io.cwd, path), "utf8"));
	} catch (error) {
		const { code, message } = error;
		throw new RedgreenError("bad-usage", `${path} is no readable JSON (${code ?? message})`, { cause: error });
	}
}
function jsonOf({ outcome, detail, run, planned }) {
	return `${JSON.stringify({
		outcome,
		detail,
		run,
		planned
	}, null, 2)}\n`;
}
function textOf({ outcome, detail, planned = [] }) {
	const writes = planned.map(({ what, where, text }) => `\n--- ${visibleLine(`${what} ${where}`)}\n${visible(text)}\n`);
	return `outcome: ${outcome}\n${visible(detail)}\n${writes.join("")}`;
}
function secretsOf(settings, environment, token) {
	const named = [...settings.testEnv, ...settings.agentEnv].map((name) => environment[name]);
	return [
		token,
		settings.anthropicApiKey,
		...named
	].filter((value) => value !== void 0 && value !== "");
}
export { replayCommand };
