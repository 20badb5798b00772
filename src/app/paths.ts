/** Defines the URL path at which the App's server receives webhooks from GitHub. */

export const webhookPath = '/api/github/webhooks';
