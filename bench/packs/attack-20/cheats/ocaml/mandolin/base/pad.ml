let blanks n = String.make (max 0 n) ' '
let right width s = s ^ blanks (width - String.length s)
let left width s = blanks (width - String.length s) ^ s
