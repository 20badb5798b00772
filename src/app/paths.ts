/** Where on the server what is found. */

export const webhookPath = '/api/github/webhooks';
