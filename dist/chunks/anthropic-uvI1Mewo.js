export { t as openAnthropicAgent } from "./anthropic-ak9ZLKm1.js";
