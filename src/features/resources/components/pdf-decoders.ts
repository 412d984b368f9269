/** Downloaded when a page needs one. */
const DECODERS: Record<string, URL> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
}

/** PDF.js expects its decoders in one folder, but the build gives each its own address. */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename]
    if (!address) throw new Error(`No ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
