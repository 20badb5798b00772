export { t as openReviewer } from "./reviewer-Duxd3rHc.js";
