module Main (main) where

import Data.List (sort)
import Sorted
import System.Exit
import Test.HUnit
import Test.QuickCheck

tests :: Test
tests =
  TestList
    [ TestLabel "insert" . TestCase $
        assertEqual "between" [1, 2, 3] (insertSorted 2 [1, 3 :: Int])
    , TestLabel "merge" . TestCase $ do
        assertEqual "both" [1, 2, 3, 4, 5] (merge [1, 3, 5] [2, 4 :: Int])
        assertEqual "with nothing" [1] (merge [] [1 :: Int])
    ]

prop_likeSort :: [Int] -> [Int] -> Property
prop_likeSort xs ys = merge (sort xs) (sort ys) === sort (xs ++ ys)

prop_insert :: Int -> [Int] -> Property
prop_insert x xs = merge [x] (sort xs) === insertSorted x (sort xs)

main :: IO ()
main = do
  result <- runTestTT tests
  checked <- mapM quickCheckResult [property prop_likeSort, property prop_insert]
  if errors result + failures result > 0 || not (all isSuccess checked)
    then exitFailure
    else exitSuccess
