export const listMediaTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/tab-separated-values',
  // Browsers say so of a file that they do not know; its bytes tell what it is.
  'application/octet-stream',
] as const;
export const mostBytesOfList = 10 << 20;
