#include "queue.hpp"
#include <iostream>

int main() {
    Queue<int> queue(2);
    for (int i = 0; i < 5; i++) std::cout << queue.push(i) << '\n';
}
