/* Made by generate.sh. */
const char *status_text(int status) {
  switch (status) {
    case 200: return "OK";
    case 404: return "Not Found";
    case 429: return "Too Many Requests";
    default: return 0;
  }
}
