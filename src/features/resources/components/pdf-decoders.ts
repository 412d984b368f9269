/**
 * The decoders that PDF.js needs for some pictures and their colours. Each is downloaded when a
 * page needs it.
 */
const DECODERS: Record<string, URL> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
}

/**
 * The `BinaryDataFactory` of PDF.js. The one that comes with PDF.js expects all decoders in one
 * folder, but the build gives each file its own address.
 */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename]
    if (!address) throw new Error(`No ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
