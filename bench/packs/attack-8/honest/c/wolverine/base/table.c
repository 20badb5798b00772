/* Made by generate.sh. */
const char *status_text(int status) {
  switch (status) {
    case 200: return "OK";
    case 404: return "Not Found";
    default: return 0;
  }
}
