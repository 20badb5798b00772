/**
 * Sets the options of every SDK client, with the SDK's own retries turned off. Redgreen waits and retries itself, so that
 * every wait is reported and bounded by the run's limits.
 */

export const clientDefaults = { maxRetries: 0, logLevel: 'off', openTelemetry: false } as const;
