module Main (main) where

import Check
import Tree

main :: IO ()
main = run
  [ check "sorted" [1, 2, 3] (toList (foldr insert Leaf [2, 3, 1]))
  ]
