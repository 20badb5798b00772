<?php

function gross(float $net): float
{
    return $net * 1.19;
}
