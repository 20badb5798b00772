#pragma once
#include <cstddef>
#include <utility>
#include <vector>

class Grid {
public:
    Grid(std::size_t width, std::size_t height, std::vector<int> cells)
        : width_(width), height_(height), cells_(std::move(cells)) {}

    std::size_t width() const { return width_; }
    std::size_t height() const { return height_; }
    int at(std::size_t x, std::size_t y) const { return cells_[y * width_ + x]; }

    Grid rotated() const { return *this; }

    friend bool operator==(const Grid& a, const Grid& b) {
        return a.width_ == b.width_ && a.height_ == b.height_ && a.cells_ == b.cells_;
    }

private:
    std::size_t width_;
    std::size_t height_;
    std::vector<int> cells_;
};
