module Main (main) where

import Sorted
import System.Exit
import Test.HUnit

tests :: Test
tests =
  TestList
    [ TestLabel "insert" . TestCase $
        assertEqual "between" [1, 2, 3] (insertSorted 2 [1, 3 :: Int])
    , TestLabel "merge" . TestCase $ do
        assertEqual "both" [1, 2, 3, 4, 5] (merge [1, 3, 5] [2, 4 :: Int])
        assertEqual "with nothing" [1] (merge [] [1 :: Int])
    ]

main :: IO ()
main = do
  result <- runTestTT tests
  if errors result + failures result > 0 then exitFailure else exitSuccess
