export { t as evalHtml, n as evalSections, r as evalStyle, i as evalSum, a as storyAnchor } from "./html-B7Qw8OAj.js";
