/**
 * How long the blob's URL stays valid. Some browsers begin to read the blob only after the click
 * handler has returned.
 */
const KEPT_FOR_MS = 60_000

export function downloadBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS)
}

export async function readBodyWithProgress(
  { body, headers }: Response,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    parts.push(part.value)
    bytes += part.value.byteLength
    onBytes(bytes)
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}
