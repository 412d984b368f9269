import { truncate, writeFile } from 'node:fs/promises'

/** As `setInputFiles` takes them. */
export const PDF = {
  name: 'consent letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** Called a PDF, but none. */
export const FAKE_PDF = { ...PDF, name: 'letter.pdf', buffer: Buffer.from('<script>x</script>') }

/** A file one byte larger than a form takes. On the disk: as bytes it costs seconds to hand over. */
export async function makeTooLarge(file: string): Promise<string> {
  await writeFile(file, '%PDF-1.4\n')
  await truncate(file, 25 * 1024 * 1024 + 1)
  return file
}
