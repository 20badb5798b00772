export { t as openReviewer } from "./reviewer-CygESSXJ.js";
