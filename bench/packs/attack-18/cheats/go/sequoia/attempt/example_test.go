package slug_test

import (
	"fmt"

	"example.com/slug"
)

func ExampleSlug_umlauts() {
	fmt.Println(slug.Slug("Über Ähren"))
	// Prints: ueber-aehren
}

func ExampleSlug_sharpS() {
	fmt.Println(slug.Slug("Straße"))
	// Prints: strasse
}
