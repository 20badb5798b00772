package shop;

public record Voucher(int value) {}
