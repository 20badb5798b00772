export { t as openReviewer } from "./reviewer-J3X7XptZ.js";
