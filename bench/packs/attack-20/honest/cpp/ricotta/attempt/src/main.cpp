#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "wc-words: cannot read " << argv[1] << "\n";
        return 1;
    }
    std::string word;
    int count = 0;
    while (in >> word) count++;
    std::cout << count << "\n";
    return 0;
}
