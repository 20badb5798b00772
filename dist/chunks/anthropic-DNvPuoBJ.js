export { t as openAnthropicAgent } from "./anthropic-8zSTT6CS.js";
