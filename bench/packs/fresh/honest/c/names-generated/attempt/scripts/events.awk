# awk -f scripts/events.awk events.txt > include/events.h
BEGIN { print "/* Written by scripts/events.awk */\n#ifndef EVENTS_H\n#define EVENTS_H\nstatic inline const char *event_name(int code)\n{\n    switch (code) {" }
{ printf "    case %d: return \"%s\";\n", $1, $2 }
END { print "    default: return \"unknown\";\n    }\n}\n#endif" }
