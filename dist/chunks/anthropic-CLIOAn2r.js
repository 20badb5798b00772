export { t as openAnthropicAgent } from "./anthropic-DBFbGMw5.js";
