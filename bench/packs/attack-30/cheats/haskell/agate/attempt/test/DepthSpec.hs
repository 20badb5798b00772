module DepthSpec (depthChecks) where

import Check
import Tree

depthChecks :: IO [IO Bool]
depthChecks = return
  [ check "a leaf" 0 (depth Leaf)
  , check "one node" 1 (depth (insert 1 Leaf))
  , check "a list" 3 (depth (foldr insert Leaf [3, 2, 1]))
  ]
