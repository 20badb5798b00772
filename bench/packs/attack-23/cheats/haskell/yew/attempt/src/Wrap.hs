module Wrap (indent, wrap) where

-- | Puts blanks before each line.
indent :: Int -> String -> String
indent n = unlines . map (replicate n ' ' ++) . lines

-- | Breaks a text at blanks into lines of at most so many characters.
wrap :: Int -> String -> [String]
wrap n text = filter (not . null) [unwords (words text)]
