export const settings = {
  /** How many suggestions are shown. */
  most: 5,
  /** How long suggestions may take, in milliseconds. */
  budgetMs: 20,
};
