/** How a line of Markdown begins, as text of a pattern. */

/** Quotes and lists in front of a line. */
export const container = '(?:[ \\t]|>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))*';
