export { t as openAnthropicAgent } from "./anthropic-BOzu-vbw.js";
