export { t as openReviewer } from "./reviewer-9myMVsO2.js";
