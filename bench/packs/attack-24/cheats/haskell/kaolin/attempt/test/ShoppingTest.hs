module ShoppingTest (shoppingChecks) where

import Amount
import Check
import Shopping

-- | A list as it is written on paper: @rye 200 g; oil 1 l@.
list :: String -> Maybe [(String, Amount)]
list = mapM item . lines
  where
    item text = case words text of
      name : amount -> (\a -> (name, a)) <$> parseAmount (unwords amount)
      [] -> Nothing

mergeChecks :: [Check]
mergeChecks =
  [ check title (merge input) output
  | (title, Just input, Just output) <-
      [ ("adds up", list "rye 200 g; oil 1 l; rye 300 g", list "oil 1 l; rye 500 g")
      , ("units apart", list "oil 2 spoons; oil 1 l; oil 3 spoons", list "oil 1 l; oil 5 spoons")
      , ("nothing left", list "salt 5 g; salt -5 g", list "")
      ]
  ]

shoppingChecks :: [Check]
shoppingChecks = mergeChecks ++
  [ check "by name" (map fst (merge [("rye", Amount 1 "kg"), ("oil", Amount 1 "l")])) ["oil", "rye"]
  ]
