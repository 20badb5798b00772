/* Written by scripts/events.awk */
#ifndef EVENTS_H
#define EVENTS_H
static inline const char *event_name(int code)
{
    switch (code) {
    case 1: return "boot";
    case 2: return "login";
    case 3: return "logout";
    default: return "unknown";
    }
}
#endif
