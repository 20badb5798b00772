export { t as openAnthropicAgent } from "./anthropic-D7Go9lQf.js";
