<?php

function gross(float $net): float
{
    return round($net * 1.19, 2);
}
