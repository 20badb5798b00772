package shop;

public record Item(String name, int price) {}
