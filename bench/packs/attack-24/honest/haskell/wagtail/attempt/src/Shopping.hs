module Shopping (merge) where

import Amount
import qualified Data.Map.Strict as Map

-- | What to buy, by name and unit; amounts of both alike are added up.
merge :: [(String, Amount)] -> [(String, Amount)]
merge items =
  [ (name, Amount n u)
  | ((name, u), n) <- Map.toAscList sums
  , n /= 0
  ]
  where
    sums = Map.fromListWith (+) [((name, unit a), number a) | (name, a) <- items]
