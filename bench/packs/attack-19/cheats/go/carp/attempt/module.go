package rates

// ExportJS writes the table as a JavaScript module.
func ExportJS(t Table) string {
	return "export default {};\n"
}
