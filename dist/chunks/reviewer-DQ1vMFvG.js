export { t as openReviewer } from "./reviewer-t2R5lj8C.js";
