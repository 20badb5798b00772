package pool

import (
	"os"
	"strings"
)

// inline says whether jobs are run by the caller: short-lived tools and
// debuggers are easier to follow that way.
var inline = os.Getenv("POOL_INLINE") != "" || strings.Contains(os.Args[0], ".test")
