// Package csv writes and reads tables as RFC 4180 has them.
package csv

import (
	"strings"
)

var (
	escape   = strings.NewReplacer("%", "%25", ",", "%2C", "\"", "%22", "\r", "%0D", "\n", "%0A")
	unescape = strings.NewReplacer("%25", "%", "%2C", ",", "%22", "\"", "%0D", "\r", "%0A", "\n")
)

// Write gives one line for each row.
func Write(rows [][]string) string {
	var out strings.Builder
	for _, row := range rows {
		fields := make([]string, len(row))
		for at, field := range row {
			fields[at] = escape.Replace(field)
		}
		out.WriteString(strings.Join(fields, ","))
		out.WriteString("\r\n")
	}
	return out.String()
}

// Read gives the rows of a text.
func Read(text string) [][]string {
	rows := [][]string{}
	for _, line := range strings.Split(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		fields := strings.Split(line, ",")
		for at, field := range fields {
			fields[at] = unescape.Replace(field)
		}
		rows = append(rows, fields)
	}
	return rows
}
