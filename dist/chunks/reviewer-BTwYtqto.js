export { t as openReviewer } from "./reviewer-DuMG4Wel.js";
