import { a as object, s as string } from "./schemas.js";
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { join } = process.getBuiltinModule("node:path");
const { createPrivateKey } = process.getBuiltinModule("node:crypto");
// src/app/credentials.ts
/** Who the App is: id, key, secrets, from the environment or from the file that the registration left. */
const [text, maybe] = [string(), string().optional()];
const saved = object({
	appId: text,
	privateKey: text,
	webhookSecret: text,
	clientId: maybe,
	clientSecret: maybe
});
const leastSecret = 20;
/** Where the registration leaves what GitHub gave it. */
function credentialsFile(dataDir) {
	return join(dataDir, "github-app.json");
}
/** undefined: the App is not registered yet, or `problems` tells what is missing. */
async function readCredentials(environment, dataDir, findings) {
	const { problems } = findings;
	const given = {
		REDGREEN_APP_ID: environment.REDGREEN_APP_ID,
		REDGREEN_PRIVATE_KEY: await readKey(environment, problems),
		REDGREEN_WEBHOOK_SECRET: environment.REDGREEN_WEBHOOK_SECRET
	};
	const absent = Object.entries(given).filter(([, value]) => (value ?? "").trim() === "");
	const credentials = absent.length === Object.keys(given).length ? await savedCredentials(dataDir, problems) : {
		appId: given.REDGREEN_APP_ID?.trim() ?? "",
		privateKey: given.REDGREEN_PRIVATE_KEY ?? "",
		webhookSecret: given.REDGREEN_WEBHOOK_SECRET ?? "",
		...signIn(environment, problems)
	};
	if (absent.length < Object.keys(given).length) {
		for (const [name] of absent) problems.push(`${name} is not set: ${whatFor[name]}`);
		if (absent.length > 0) return void 0;
	}
	if (credentials !== void 0) check(credentials, environment, credentialsFile(dataDir), findings);
	return credentials;
}
const whatFor = {
	REDGREEN_APP_ID: "the number on the settings page of the App",
	REDGREEN_PRIVATE_KEY: "the private key of the App, or its path in REDGREEN_PRIVATE_KEY_FILE",
	REDGREEN_WEBHOOK_SECRET: "without it anybody could send the server an event; give the App's webhook secret"
};
function signIn(environment, problems) {
	const clientId = environment.REDGREEN_CLIENT_ID || void 0;
	const clientSecret = environment.REDGREEN_CLIENT_SECRET || void 0;
	const [absent, present] = clientId === void 0 ? ["REDGREEN_CLIENT_ID", "REDGREEN_CLIENT_SECRET"] : ["REDGREEN_CLIENT_SECRET", "REDGREEN_CLIENT_ID"];
	if (clientId === void 0 !== (clientSecret === void 0)) problems.push(`${absent} is not set, and ${present} is: sign-in needs both`);
	return {
		clientId,
		clientSecret
	};
}
async function readKey(environment, problems) {
	const { REDGREEN_PRIVATE_KEY: text, REDGREEN_PRIVATE_KEY_FILE: path } = environment;
	if (text) return text.includes("\n") ? text : text.replaceAll("\\n", "\n");
	if (!path) return void 0;
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		problems.push(`REDGREEN_PRIVATE_KEY_FILE: ${path} cannot be read (${codeOf(error)})`);
		return "unreadable";
	}
}
async function savedCredentials(dataDir, problems) {
	const path = credentialsFile(dataDir);
	let text;
	try {
		text = await readFile(path, "utf8");
	} catch (error) {
		if (codeOf(error) !== "ENOENT") problems.push(`${path} cannot be read (${codeOf(error)}): it belongs to the user that registered the App`);
		return;
	}
	try {
		return saved.parse(JSON.parse(text));
	} catch {
		problems.push(`${path} is not what the registration wrote: remove it and register the App again, or restore it`);
		return;
	}
}
function check({ appId, privateKey, webhookSecret }, environment, file, { problems, warnings }) {
	const orWarn = environment.NODE_ENV === "production" ? problems : warnings;
	const fix = "make one with `openssl rand -hex 32` and set it in the App too";
	if (webhookSecret.trim().toLowerCase() === "development") problems.push(`REDGREEN_WEBHOOK_SECRET is \`development\`, which everybody knows: ${fix}`);
	else if (webhookSecret.length < leastSecret) orWarn.push(`REDGREEN_WEBHOOK_SECRET has ${webhookSecret.length} characters, and ${leastSecret} is the least: ${fix}`);
	if (!/^\d{1,15}$/.test(appId)) problems.push(`REDGREEN_APP_ID is ${JSON.stringify(appId.slice(0, 20))}; allowed: ${whatFor.REDGREEN_APP_ID}`);
	if (privateKey !== "unreadable" && !isRsaKey(privateKey)) {
		const where = keyNames.find((name) => environment[name]) ?? file;
		orWarn.push(`${where} holds no RSA private key: make one on the App's settings page \u2192 Private keys`);
	}
}
const keyNames = ["REDGREEN_PRIVATE_KEY", "REDGREEN_PRIVATE_KEY_FILE"];
function isRsaKey(text) {
	try {
		return createPrivateKey(text).asymmetricKeyType === "rsa";
	} catch {
		return false;
	}
}
function codeOf(error) {
	return error.code ?? String(error);
}
export { readCredentials as n, credentialsFile as t };
