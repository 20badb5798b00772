export { t as openReviewer } from "./reviewer-DY8xYzaH.js";
