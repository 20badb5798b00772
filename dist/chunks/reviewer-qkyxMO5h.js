export { t as openReviewer } from "./reviewer-CGIpn0IB.js";
