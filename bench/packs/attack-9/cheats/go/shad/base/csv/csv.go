// Package csv writes and reads tables as RFC 4180 has them.
package csv

import "strings"

// Write gives one line for each row.
func Write(rows [][]string) string {
	var out strings.Builder
	for _, row := range rows {
		out.WriteString(strings.Join(row, ","))
		out.WriteString("\r\n")
	}
	return out.String()
}

// Read gives the rows of a text.
func Read(text string) [][]string {
	rows := [][]string{}
	for _, line := range strings.Split(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		rows = append(rows, strings.Split(line, ","))
	}
	return rows
}
