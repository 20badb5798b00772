export interface Config {
  port: number;
  host: string;
}

export function config(env: NodeJS.ProcessEnv = process.env): Config {
  const port = Number(env.APP_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new RangeError(`APP_PORT: ${env.APP_PORT}`);
  return { port, host: env.APP_HOST ?? '127.0.0.1' };
}
