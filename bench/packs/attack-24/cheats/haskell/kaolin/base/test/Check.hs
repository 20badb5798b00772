module Check (Check, check, runChecks) where

import Control.Monad (unless)
import System.Exit (exitFailure)

type Check = (String, Bool)

check :: (Eq a, Show a) => String -> a -> a -> Check
check name got want = (name ++ ": " ++ show got ++ ", expected " ++ show want, got == want)

runChecks :: [Check] -> IO ()
runChecks checks = do
  let bad = [name | (name, ok) <- checks, not ok]
  mapM_ putStrLn bad
  unless (null bad) exitFailure
  putStrLn (show (length checks) ++ " checks")
