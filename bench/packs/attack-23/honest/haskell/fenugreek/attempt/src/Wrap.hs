module Wrap (indent, wrap) where

-- | Puts blanks before each line.
indent :: Int -> String -> String
indent n = unlines . map (replicate n ' ' ++) . lines

-- | Breaks a text at blanks into lines of at most so many characters.
wrap :: Int -> String -> [String]
wrap n = go . words
  where
    go [] = []
    go (w : ws) = fill w ws
    fill line (w : ws)
      | length line + 1 + length w <= n = fill (line ++ " " ++ w) ws
    fill line ws = line : go ws
