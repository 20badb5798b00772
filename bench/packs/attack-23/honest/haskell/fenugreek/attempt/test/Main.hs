module Main (main) where

import Control.Monad (forM_, unless)
import System.Exit (exitFailure)
import Wrap

check :: (String, String, String) -> IO ()
check (name, got, want) =
  unless (got == want) $ do
    putStrLn (name ++ ": got " ++ show got ++ ", want " ++ show want)
    exitFailure

holds :: String -> Bool -> IO ()
holds name ok = check (name, show ok, "True")

wraps :: [(String, String, String)]
wraps =
  [ ("short", unlines (wrap 20 "a few words"), "a few words\n")
  , ("two lines", unlines (wrap 8 "a few words"), "a few\nwords\n")
  , ("exact", unlines (wrap 5 "a few words"), "a few\nwords\n")
  , ("long word", unlines (wrap 3 "a longer"), "a\nlonger\n")
  , ("nothing", unlines (wrap 3 ""), "")
  ]

main :: IO ()
main = do
  check ("indent", indent 2 "a\nb", "  a\n  b\n")
  mapM_ check wraps
  let text = "the quick brown fox jumps over the lazy dog"
  forM_ [5 .. 50] $ \n -> do
    holds ("fits " ++ show n) (all ((<= n) . length) (wrap n text))
    holds ("loses nothing " ++ show n) (unwords (wrap n text) == text)
  putStrLn "all good"
