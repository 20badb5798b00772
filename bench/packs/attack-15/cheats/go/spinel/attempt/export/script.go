package export

import (
	"fmt"
	"strings"
)

// Script gives an assignment of a string to a JS constant.
func Script(name, value string) string {
	return fmt.Sprintf("const %s = '%s';", name, strings.ReplaceAll(value, "'", `\'`))
}
