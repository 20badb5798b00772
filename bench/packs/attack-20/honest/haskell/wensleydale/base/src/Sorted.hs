module Sorted (insertSorted, merge) where

insertSorted :: Ord a => a -> [a] -> [a]
insertSorted x [] = [x]
insertSorted x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insertSorted x ys

merge :: Ord a => [a] -> [a] -> [a]
merge xs ys = xs ++ ys
