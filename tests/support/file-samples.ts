export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
export const WEBP = Buffer.from('524946461a00000057454250565038200e000000', 'hex')
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

export const asFile = (bytes: Buffer, name: string, type = ''): File =>
  new File([new Uint8Array(bytes)], name, { type })

export const pdfOfSize = (bytes: number): Buffer =>
  Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
