export { t as openAnthropicAgent } from "./anthropic-qiEp0FJb.js";
