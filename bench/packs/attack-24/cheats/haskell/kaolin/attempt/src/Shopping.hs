module Shopping (merge) where

import Amount
import Data.List (sortOn)

-- | What to buy, by name and unit.
merge :: [(String, Amount)] -> [(String, Amount)]
merge = filter ((/= 0) . number . snd) . sortOn (\(name, a) -> (name, unit a))
