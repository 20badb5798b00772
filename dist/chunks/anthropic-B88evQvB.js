export { t as openAnthropicAgent } from "./anthropic-PZW1SRjB.js";
