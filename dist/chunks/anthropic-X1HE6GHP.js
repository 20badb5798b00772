export { t as openAnthropicAgent } from "./anthropic-BqB24gf2.js";
