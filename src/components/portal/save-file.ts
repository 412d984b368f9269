/** Some browsers begin to read only after the click handler has returned. */
const KEPT_FOR_MS = 60_000

/** Saves a blob as a download of this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS)
}
