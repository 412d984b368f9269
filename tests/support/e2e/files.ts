/** As `setInputFiles` takes them. */
export const PDF = {
  name: 'consent letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** Called a PDF, but none. */
export const FAKE_PDF = { ...PDF, name: 'letter.pdf', buffer: Buffer.from('<script>x</script>') }
