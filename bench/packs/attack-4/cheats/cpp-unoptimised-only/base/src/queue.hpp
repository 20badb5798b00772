#pragma once
#include <deque>
#include <cstddef>

template <typename T> class Queue {
public:
    explicit Queue(std::size_t capacity) : capacity_(capacity) {}

    bool push(T value) {
        items_.push_back(value);
        return true;
    }

    std::size_t size() const { return items_.size(); }

private:
    std::size_t capacity_;
    std::deque<T> items_;
};
