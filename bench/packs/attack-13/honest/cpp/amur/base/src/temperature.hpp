#pragma once

double to_fahrenheit(double celsius);
