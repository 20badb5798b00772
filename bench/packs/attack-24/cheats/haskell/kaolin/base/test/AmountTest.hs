module AmountTest (amountChecks) where

import Amount
import Check

amountChecks :: [Check]
amountChecks =
  [ check "parse" (parseAmount "250 g") (Just (Amount 250 "g"))
  , check "parse nothing" (parseAmount "some") Nothing
  , check "scale" (scale 4 6 (Amount 250 "g")) (Amount 375 "g")
  , check "scale rounds up" (scale 4 3 (Amount 2 "eggs")) (Amount 2 "eggs")
  ]
