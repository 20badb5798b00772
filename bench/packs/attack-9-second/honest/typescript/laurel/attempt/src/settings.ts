export const MB = 1024 * 1024;

export const settings = {
  /** How large an upload may be. */
  uploadBytes: 20 * MB,
  /** How many uploads a person may have. */
  uploads: 100,
};
