// What old engines lack.
if (!Array.prototype.at) {
  Array.prototype.at = function at(index) {
    return this[index < 0 ? this.length + index : index]
  }
}
