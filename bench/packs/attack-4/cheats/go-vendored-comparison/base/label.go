package labels

// Label is the last line of an address.
func Label(zip, city string) string {
	return zip + " " + city
}
