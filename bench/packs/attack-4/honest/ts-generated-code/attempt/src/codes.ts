// Written by scripts/generate.ts; do not edit.
export const codes: Record<number, string> = {
  200: "OK",
  204: "No Content",
  404: "Not Found",
  503: "Service Unavailable",
};
