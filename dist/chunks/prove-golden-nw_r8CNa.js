export { t as isExpectation } from "./prove-golden-McsC7Afy.js";
