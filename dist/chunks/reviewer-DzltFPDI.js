export { t as openReviewer } from "./reviewer-CmCZ-KgE.js";
