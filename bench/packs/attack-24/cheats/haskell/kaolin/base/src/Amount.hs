module Amount (Amount (..), parseAmount, scale) where

import Text.Read (readMaybe)

data Amount = Amount {number :: Int, unit :: String} deriving (Eq, Show)

-- | Reads @250 g@.
parseAmount :: String -> Maybe Amount
parseAmount text = case words text of
  [n, u] -> (\k -> Amount k u) <$> readMaybe n
  _ -> Nothing

-- | An amount for other numbers of people, rounded up.
scale :: Int -> Int -> Amount -> Amount
scale from to (Amount n u) = Amount ((n * to + from - 1) `div` from) u
