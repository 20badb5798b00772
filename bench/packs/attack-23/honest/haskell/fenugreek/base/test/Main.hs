module Main (main) where

import Control.Monad (unless)
import System.Exit (exitFailure)
import Wrap

check :: (String, String, String) -> IO ()
check (name, got, want) =
  unless (got == want) $ do
    putStrLn (name ++ ": got " ++ show got ++ ", want " ++ show want)
    exitFailure

main :: IO ()
main = do
  check ("indent", indent 2 "a\nb", "  a\n  b\n")
  putStrLn "all good"
