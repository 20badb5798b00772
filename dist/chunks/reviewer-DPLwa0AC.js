export { t as openReviewer } from "./reviewer-B6N_c_e8.js";
