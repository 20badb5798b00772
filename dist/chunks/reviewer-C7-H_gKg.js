export { t as openReviewer } from "./reviewer-uU_2HFHh.js";
