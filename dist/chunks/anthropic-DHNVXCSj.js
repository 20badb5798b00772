export { t as openAnthropicAgent } from "./anthropic-Cp41-IMt.js";
