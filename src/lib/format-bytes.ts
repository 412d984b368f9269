const KB = 1024
const MB = 1024 * KB

/** "12 bytes", "640 KB", "2.4 MB", "8 MB": units of 1024, at most one decimal. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} KB`
  return `${Number((bytes / MB).toFixed(1))} MB`
}
