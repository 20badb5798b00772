#include "calendar.hpp"

#include <iostream>

static int failed = 0;

static void expect(const char *what, long got, long want) {
    if (got != want) {
        std::cerr << what << ": got " << got << ", want " << want << "\n";
        ++failed;
    }
}

int main() {
    expect("same day", days_between({2023, 5, 1}, {2023, 5, 1}), 0);
    expect("one month", days_between({2023, 1, 1}, {2023, 2, 1}), 31);
    expect("leap february", days_between({2024, 2, 28}, {2024, 3, 1}), 2);
    expect("plain february", days_between({2023, 2, 28}, {2023, 3, 1}), 1);
    expect("leap year", days_between({2024, 1, 1}, {2025, 1, 1}), 366);
    expect("backwards", days_between({2024, 3, 1}, {2024, 2, 1}), -29);
    expect("over years", days_between({2023, 1, 1}, {2025, 6, 1}), 882);
    return failed != 0;
}
