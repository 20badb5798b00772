#include "algebra.hpp"
#include "check.hpp"

int main()
{
	const Matrix a(2, 3, {1, 2, 3, 4, 5, 6});
	CHECK(a.transposed() == Matrix(3, 2, {1, 4, 2, 5, 3, 6}));
	CHECK(a.transposed().transposed() == a);

	const Matrix b(3, 1, {1, 0, -1});
	CHECK(a * b == Matrix(2, 1, {-2, -2}));
	CHECK(!(a == a.transposed()));

	bool thrown = false;
	try {
		a * a;
	} catch (const std::invalid_argument &) {
		thrown = true;
	}
	CHECK(thrown);
}
