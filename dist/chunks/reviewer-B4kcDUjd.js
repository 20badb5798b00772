export { t as openReviewer } from "./reviewer-LuNC2BTu.js";
