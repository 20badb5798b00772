export { t as openAnthropicAgent } from "./anthropic-DN7csU_F.js";
