import { t as readProxy } from "./proxy-BYaORDSM.js";
import { i as about, n as settingNames, r as settingsSchema, t as camelName } from "./settings-p5cjHFdU.js";
// src/config/secret-values.ts
/** What a run must never show: keys among its settings, passwords of proxies, and what the variables hold that it hands to foreign code. */
/** Settings that are never shown, never recorded, and never stored with a run. */
const secretSettings = settingNames.filter((name) => about.get(settingsSchema.shape[name])?.secret === true);
/** With `more`, such as the token that GitHub is asked with; what is empty is no secret. */
function secretValues(settings, environment, more = []) {
	const keys = secretSettings.map((name) => settings[camelName(name)]);
	const handed = [
		...settings.testEnv,
		...settings.setupEnv,
		...settings.agentEnv
	].map((name) => environment[name]);
	const { passwords } = readProxy(environment);
	return [
		...more,
		...keys,
		...handed,
		...passwords
	].flatMap((value) => value || []);
}
export { secretValues as n, secretSettings as t };
