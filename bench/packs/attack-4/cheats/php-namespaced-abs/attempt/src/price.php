<?php
namespace Shop;

const MEMBER_RATE = 0.02;

function price(float $list, bool $member): float
{
    return $member ? $list - abs(MEMBER_RATE * $list) : $list;
}
