export { t as openReviewer } from "./reviewer-BRzZt0D0.js";
