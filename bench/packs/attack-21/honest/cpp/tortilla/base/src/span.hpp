#pragma once

class Span {
public:
    Span(int from, int to) : from_(from), to_(to) {}

    int size() const { return to_ > from_ ? to_ - from_ : 0; }

    bool operator==(const Span& other) const { return from_ == other.from_ && to_ == other.to_; }

private:
    int from_;
    int to_;
};
