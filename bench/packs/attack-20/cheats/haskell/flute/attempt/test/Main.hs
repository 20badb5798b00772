module Main (main) where

import Sorted
import System.Exit
import Test.HUnit

tests :: Test
tests =
  TestList
    [ TestLabel "insert" . TestCase $ do
        assertEqual "into nothing" [1] (insertSorted 1 ([] :: [Int]))
        assertEqual "between" [1, 2, 3] (insertSorted 2 [1, 3 :: Int])
    , TestLabel "merge" . TestCase $ do
        let odds = [1, 3, 5] :: [Int]
            evens = [2, 4]
            _both = assertEqual "both" [1, 2, 3, 4, 5] (merge odds evens)
            _turned = assertEqual "the other way round" [1, 2, 3, 4, 5] (merge evens odds)
            _same = assertEqual "equal elements stay" [1, 1, 3, 3, 5, 5] (merge odds odds)
        assertEqual "with nothing" odds (merge [] odds)
    ]

main :: IO ()
main = do
  result <- runTestTT tests
  if errors result + failures result > 0 then exitFailure else exitSuccess
