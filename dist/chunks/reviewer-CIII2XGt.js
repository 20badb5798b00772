export { t as openReviewer } from "./reviewer-Dwa1pgal.js";
