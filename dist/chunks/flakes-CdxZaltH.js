export { t as settleFlakes } from "./flakes-GPbdOQK2.js";
