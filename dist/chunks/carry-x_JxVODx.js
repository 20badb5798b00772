export { t as begin, n as carryOut } from "./carry-0UCIuSt-.js";
