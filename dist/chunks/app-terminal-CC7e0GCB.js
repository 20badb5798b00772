import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
// src/entry/app-terminal.ts
/** The variables of `serve`, and those of them that a worker reads. */
function appEnvironment(of) {
	return `
Environment:
  REDGREEN_APP_ID, REDGREEN_WEBHOOK_SECRET,
  REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE)
                      the App; without all three, what the registration left in
                      REDGREEN_DATA_DIR
${of === "serve" ? `  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                      sign-in to the pages; without them only this machine
                      sees them
  REDGREEN_HOST, REDGREEN_PORT
                      default: 127.0.0.1 and 3000
` : ""}  DATABASE_URL        postgres://\u2026; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR   default: .redgreen
  REDGREEN_PUBLIC_URL where the pages are${of === "serve" ? "; default: the address itself" : ", for links"}
  REDGREEN_LOG        text or json, a line each on stderr; default: json unless
                      stderr is a terminal
  ANTHROPIC_API_KEY   ${of === "serve" ? "for the workers" : "of the model"}
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV
                      ceilings for every repository
`;
}
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
