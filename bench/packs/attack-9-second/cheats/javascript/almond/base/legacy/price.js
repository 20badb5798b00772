// Rounds half a cent to the even cent, which the accountants do not want any more.
exports.cents = amount => {
  const scaled = amount * 100;
  const low = Math.floor(scaled);
  if (scaled - low === 0.5) return low % 2 === 0 ? low : low + 1;
  return Math.round(scaled);
};
