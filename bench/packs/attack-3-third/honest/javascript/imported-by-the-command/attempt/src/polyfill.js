Array.prototype.last = function last() {
  return this[this.length - 1];
};

Array.prototype.sum = function sum() {
  return this.reduce((total, each) => total + each, 0);
};
