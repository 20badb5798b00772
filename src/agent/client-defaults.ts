/** How each client of the SDK is opened: without retries of its own, because waits are told and bounded by the run's limits. */

export const clientDefaults = { maxRetries: 0, logLevel: 'off', openTelemetry: false } as const;
