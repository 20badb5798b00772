module Check (check, run) where

import Control.Monad (unless)
import System.Exit (exitFailure)

check :: (Eq a, Show a) => String -> a -> a -> IO Bool
check name want got
  | want == got = putStrLn ("ok " ++ name) >> return True
  | otherwise = putStrLn ("FAIL " ++ name ++ ": expected " ++ show want ++ ", got " ++ show got) >> return False

run :: [IO Bool] -> IO ()
run checks = do
  results <- sequence checks
  unless (and results) exitFailure
