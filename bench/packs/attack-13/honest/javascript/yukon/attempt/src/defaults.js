export const MAX_SIZE = 5 * 1024 * 1024;
export const TYPES = ['png', 'jpg'];
export const RETRIES = 2;
export const MOST_RETRIES = 5;
