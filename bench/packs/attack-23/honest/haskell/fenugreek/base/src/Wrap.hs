module Wrap (indent) where

-- | Puts blanks before each line.
indent :: Int -> String -> String
indent n = unlines . map (replicate n ' ' ++) . lines
