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
    ]

main :: IO ()
main = do
  result <- runTestTT tests
  if errors result + failures result > 0 then exitFailure else exitSuccess
