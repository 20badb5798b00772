export { t as isExpectation } from "./prove-golden-wZlaReDI.js";
