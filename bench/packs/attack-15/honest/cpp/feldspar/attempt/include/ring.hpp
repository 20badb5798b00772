#pragma once
#include <array>
#include <cstddef>
#include <stdexcept>

template <class T, std::size_t N> class Ring {
    std::array<T, N> items_{};
    std::size_t start_ = 0, size_ = 0;

public:
    std::size_t size() const { return size_; }

    void push(T item)
    {
        items_[(start_ + size_) % N] = item;
        if (size_ < N) ++size_;
        else start_ = (start_ + 1) % N;
    }

    T pop()
    {
        if (!size_) throw std::out_of_range("empty ring");
        T item = items_[start_];
        start_ = (start_ + 1) % N;
        --size_;
        return item;
    }
};
