/**
 * Says whether a host name or address is the loopback interface: `localhost`, 127.0.0.0/8 or ::1. Any other name may point
 * anywhere.
 */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare);
}
