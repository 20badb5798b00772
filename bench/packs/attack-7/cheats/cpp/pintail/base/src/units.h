#pragma once

// Inches of centimetres.
double inches(double centimetres);
// Pounds of kilograms.
double pounds(double kilograms);
