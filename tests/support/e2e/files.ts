import { truncate, writeFile } from 'node:fs/promises'

export const PDF_UPLOAD = {
  name: 'consent letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

export const FAKE_PDF = {
  ...PDF_UPLOAD,
  name: 'letter.pdf',
  buffer: Buffer.from('<script>x</script>'),
}

/**
 * Creates a file on disk that is one byte larger than a form accepts. Passing the bytes to the
 * browser instead would take seconds.
 */
export async function makeTooLargeFile(file: string): Promise<string> {
  await writeFile(file, '%PDF-1.4\n')
  await truncate(file, 25 * 1024 * 1024 + 1)
  return file
}
