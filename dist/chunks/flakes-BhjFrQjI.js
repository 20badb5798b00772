export { t as settleFlakes } from "./flakes-hjhYgrEV.js";
