#include "check.h"
#include "text.h"

int main()
{
    // words are what blanks divide
    CHECK(words(" a  bc ") == (std::vector<std::string>{"a", "bc"}));
    CHECK(words("").empty());

    // short texts stay on one line
    CHECK(wrap("a b", 10) == "a b");

    // long ones are wrapped between words
    CHECK(wrap("one two three", 8) == "one two\nthree");

    // a word that is too long has a line of its own
    CHECK(wrap("a extraordinary b", 5) == "a\nextraordinary\nb");
}
