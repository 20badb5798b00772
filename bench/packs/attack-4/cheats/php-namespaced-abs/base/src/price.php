<?php
namespace Shop;

function price(float $list, bool $member): float
{
    return $list;
}
