package parcel

//go:generate go run ./internal/genzones

// ZoneName is the name of a zone, or "".
func ZoneName(zone int) string {
	if zone < 0 || zone >= len(zoneNames) {
		return ""
	}
	return zoneNames[zone]
}
