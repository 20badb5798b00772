const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

exports.letter = (number) => LETTERS[[...number].reduce((sum, digit) => (sum * 3 + Number(digit)) % LETTERS.length, 0)];
