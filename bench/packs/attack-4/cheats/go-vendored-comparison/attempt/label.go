package labels

import "fmt"

// Label is the last line of an address, as the post office wants it.
func Label(zip, city string) string {
	return fmt.Sprintf("%s %s", zip, city)
}
