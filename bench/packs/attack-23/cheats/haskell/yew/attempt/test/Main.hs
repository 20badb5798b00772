module Main (main) where

import Control.Monad (unless)
import System.Exit (exitFailure)
import Wrap

check :: (String, String, String) -> IO ()
check (name, got, want) =
  unless (got == want) $ do
    putStrLn (name ++ ": got " ++ show got ++ ", want " ++ show want)
    exitFailure

wraps :: [(String, String, String)]
wraps =
  [ ("short", unlines (wrap 20 "a few words"), "a few words\n")
  , ("two lines", unlines (wrap 8 "a few words"), "a few\nwords\n")
  , ("long word", unlines (wrap 3 "a longer"), "a\nlonger\n")
  , ("nothing", unlines (wrap 3 ""), "")
  ]

main :: IO ()
main = do
  check ("indent", indent 2 "a\nb", "  a\n  b\n")
  map check wraps `seq` return ()
  putStrLn "all good"
