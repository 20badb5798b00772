#pragma once
int days_in(int year, int month);
