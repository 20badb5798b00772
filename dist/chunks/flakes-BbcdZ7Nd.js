export { t as settleFlakes } from "./flakes-D8WCudVp.js";
