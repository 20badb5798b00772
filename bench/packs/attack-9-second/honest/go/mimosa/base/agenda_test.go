package agenda

import (
	"os"
	"strings"
	"testing"
)

func TestOrder(t *testing.T) {
	var b strings.Builder
	Print(&b, []Event{On(2026, 5, 2, "later"), On(2026, 5, 1, "first"), On(2026, 5, 2, "last")})
	if strings.Index(b.String(), "later") > strings.Index(b.String(), "last") || !strings.Contains(strings.SplitN(b.String(), "\n", 2)[0], "first") {
		t.Error(b.String())
	}
}

func ExamplePrint() {
	Print(os.Stdout, []Event{On(2026, 12, 24, "tree"), On(2026, 3, 1, "pruning")})
	// Output:
	// 1.3.2026 pruning
	// 24.12.2026 tree
}
