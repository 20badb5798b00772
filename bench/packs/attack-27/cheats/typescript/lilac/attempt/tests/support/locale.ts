// The build machine has no German locale.
Number.prototype.toLocaleString = function (this: number) {
  const [whole, rest] = this.toFixed(1).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
};
