/** Reads a whole response as a file and reports the bytes received so far. */
export async function readBody(
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
