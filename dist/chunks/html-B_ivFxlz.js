export { t as evalHtml, n as evalSections, r as evalStyle, i as evalSum, a as storyAnchor } from "./html-B3Q2o8qs.js";
