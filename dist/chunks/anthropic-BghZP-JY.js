export { t as openAnthropicAgent } from "./anthropic-BxoJGTqb.js";
