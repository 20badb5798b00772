export { t as openReviewer } from "./reviewer-CJ5eIeaV.js";
