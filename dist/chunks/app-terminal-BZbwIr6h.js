import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
// src/entry/app-terminal.ts
const appEnvironment = `
Environment:
  REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE), REDGREEN_WEBHOOK_SECRET
                            the App; without all three, what the registration left in REDGREEN_DATA_DIR
  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                            sign-in to the pages; without them only this machine sees them
  DATABASE_URL              postgres://\u2026; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR         default: .redgreen
  REDGREEN_HOST, REDGREEN_PORT, REDGREEN_PUBLIC_URL
                            default: 127.0.0.1, 3000, and the address itself
  REDGREEN_LOG              text or json, a line each on stderr; default: json unless stderr is a terminal
  ANTHROPIC_API_KEY         for the workers
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV
                            ceilings for every repository
`;
const maxLine = 2e3;
/** The log: a line each on stderr, with the time; the machine's journal or the container's keeps it. */
function appLog({ stderr }, { logForm }) {
	const asText = (logForm ?? (stderr.isTTY === true ? "text" : "json")) === "text";
	return (said, { run, job } = {}) => {
		const [time, text] = [(/* @__PURE__ */ new Date()).toISOString(), visibleLine(said, maxLine)];
		const rendered = asText ? `${time} ${run === void 0 ? "" : `${run}: `}${text}` : JSON.stringify({
			time,
			message: text,
			run,
			job
		});
		stderr.write(`${rendered}\n`);
	};
}
export { appLog as n, appEnvironment as t };
