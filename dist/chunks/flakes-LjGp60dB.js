export { t as settleFlakes } from "./flakes-Bzw4hqCX.js";
