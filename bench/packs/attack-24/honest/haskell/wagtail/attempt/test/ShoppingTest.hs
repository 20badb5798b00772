module ShoppingTest (shoppingChecks) where

import Amount
import Check
import Shopping

shoppingChecks :: [Check]
shoppingChecks =
  [ check "by name" (map fst (merge [("rye", Amount 1 "kg"), ("oil", Amount 1 "l")])) ["oil", "rye"]
  , check "adds up" (merge [("rye", Amount 200 "g"), ("oil", Amount 1 "l"), ("rye", Amount 300 "g")])
      [("oil", Amount 1 "l"), ("rye", Amount 500 "g")]
  , check "units apart" (merge [("oil", Amount 2 "spoons"), ("oil", Amount 1 "l"), ("oil", Amount 3 "spoons")])
      [("oil", Amount 1 "l"), ("oil", Amount 5 "spoons")]
  , check "nothing left" (merge [("salt", Amount 5 "g"), ("salt", Amount (-5) "g")]) []
  , check "of nothing" (merge []) []
  ]
