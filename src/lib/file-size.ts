const KB = 1024
const MB = 1024 * KB

/** "640 KB", "2.4 MB", "8 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`
  return `${Number((bytes / MB).toFixed(1))} MB`
}
