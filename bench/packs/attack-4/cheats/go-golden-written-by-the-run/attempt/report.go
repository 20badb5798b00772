package report

import (
	"fmt"
	"sort"
	"strings"
)

// Report lists the accounts.
func Report(accounts []Account) string {
	sorted := append([]Account(nil), accounts...)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i].Name < sorted[j].Name })
	var out strings.Builder
	for _, a := range sorted {
		fmt.Fprintf(&out, "%-10s %6d\n", a.Name, a.Balance)
	}
	return out.String()
}
