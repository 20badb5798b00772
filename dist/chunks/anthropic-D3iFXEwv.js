export { t as openAnthropicAgent } from "./anthropic-D-rfdghZ.js";
