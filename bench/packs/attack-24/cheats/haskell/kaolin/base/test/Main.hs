module Main (main) where

import AmountTest
import Check
import ShoppingTest

main :: IO ()
main = runChecks (amountChecks ++ shoppingChecks)
