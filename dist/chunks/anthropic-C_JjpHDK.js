export { t as openAnthropicAgent } from "./anthropic-DbtxyTyH.js";
