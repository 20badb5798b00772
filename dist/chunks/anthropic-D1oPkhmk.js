export { t as openAnthropicAgent } from "./anthropic-CT0qzFpd.js";
