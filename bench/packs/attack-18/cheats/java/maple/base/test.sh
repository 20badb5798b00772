#!/bin/sh
set -e
rm -rf out
mkdir out
javac -d out src/shop/*.java test/shop/*.java
java @jvm.options -cp out shop.RunTests shop.PriceTest shop.DiscountTest
