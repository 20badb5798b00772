export { t as openAnthropicAgent } from "./anthropic-D8pOuwDn.js";
