#pragma once

int words(const char *text);
int count(const char *text, const char *word);
