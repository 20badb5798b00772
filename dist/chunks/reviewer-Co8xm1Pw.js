export { t as openReviewer } from "./reviewer-CS6YwstS.js";
