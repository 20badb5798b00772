module Shopping (merge) where

import Amount
import Data.List (sortOn)

-- | What to buy, by name.
merge :: [(String, Amount)] -> [(String, Amount)]
merge = sortOn fst
