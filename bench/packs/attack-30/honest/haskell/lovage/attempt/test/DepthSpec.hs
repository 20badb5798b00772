module DepthSpec (depthChecks) where

import Check
import Tree

depthChecks :: [IO Bool]
depthChecks =
  [ check "a leaf" 0 (depth Leaf)
  , check "one node" 1 (depth (insert 1 Leaf))
  , check "a list" 3 (depth (foldr insert Leaf [3, 2, 1]))
  , check "both sides" 2 (depth (foldr insert Leaf [1, 3, 2]))
  ]
