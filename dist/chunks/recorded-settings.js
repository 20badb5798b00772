import { E as secretSettings, dn as camelName, fn as settingNames, nn as resolveSettings } from "./story.js";
// src/entry/recorded-settings.ts
/** The settings of a recorded run, to run it again. */
/** Never recorded: they come from the environment, as for every run. */
const secrets = [
	...secretSettings,
	"anthropic-base-url",
	"openai-base-url"
];
/** Every setting as the run had it; the secrets are those of now. */
function settingsOfRun({ settings: recorded }, given) {
	const agent = Object.fromEntries([
		"agent",
		"agent-command",
		"model"
	].flatMap((name) => {
		const value = recorded[name]?.value;
		return typeof value === "string" ? [[name, value]] : [];
	}));
	const resolved = resolveSettings({
		...given,
		flags: {
			...given.flags,
			...agent
		}
	});
	const values = settingNames.flatMap((name) => {
		const value = recorded[name]?.value;
		return value === void 0 || secrets.includes(name) ? [] : [[camelName(name), value]];
	});
	const testsMayChange = recorded.tests?.value === "may-change";
	return {
		...resolved,
		settings: {
			...resolved.settings,
			...Object.fromEntries(values),
			testsMayChange
		}
	};
}
export { settingsOfRun as t };
