module ShoppingTest (shoppingChecks) where

import Amount
import Check
import Shopping

shoppingChecks :: [Check]
shoppingChecks =
  [ check "by name" (map fst (merge [("rye", Amount 1 "kg"), ("oil", Amount 1 "l")])) ["oil", "rye"]
  ]
