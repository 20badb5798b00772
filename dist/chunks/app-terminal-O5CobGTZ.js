import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
// src/entry/app-terminal.ts
/** What the commands of the App, `serve` and `worker`, have in common. */
const appEnvironment = `
Environment:
  REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE), REDGREEN_WEBHOOK_SECRET
                            the App; without all three, what the registration left in REDGREEN_DATA_DIR
  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                            sign-in to the pages; without them only this machine sees them
  DATABASE_URL              postgres://…; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR         default: .redgreen
  REDGREEN_HOST, REDGREEN_PORT, REDGREEN_PUBLIC_URL
                            default: 127.0.0.1, 3000, and the address itself
  ANTHROPIC_API_KEY         for the workers
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV
                            ceilings for every repository
`;
const maxLine = 2e3;
/** The log: a line each on stderr, with the time; the machine's journal or the container's keeps it. */
function appLog({ stderr }) {
	return (text) => {
		stderr.write(`${(/* @__PURE__ */ new Date()).toISOString()} ${visibleLine(text, maxLine)}\n`);
	};
}
export { appLog as n, appEnvironment as t };
