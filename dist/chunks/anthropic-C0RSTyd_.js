export { t as openAnthropicAgent } from "./anthropic-BRCzTct-.js";
