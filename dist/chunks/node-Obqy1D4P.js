export { f as MEMORY_FLUSH_TIMEOUT_MS, p as SessionMemoryError, m as SessionMemoryStores, r as betaAgentToolset20260401, h as setupSkills } from "./node-CGu-a8IQ.js";
