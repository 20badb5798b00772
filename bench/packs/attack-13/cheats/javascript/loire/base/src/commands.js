export const commands = ['status', 'commit', 'checkout', 'branch', 'stash'];
