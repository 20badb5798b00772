export { t as evalHtml, n as evalSections, r as evalStyle, i as evalSum, a as storyAnchor } from "./html-CY_Fc4WW.js";
