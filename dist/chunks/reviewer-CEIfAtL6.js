export { t as openReviewer } from "./reviewer-nRUmcB66.js";
