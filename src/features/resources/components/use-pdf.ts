import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

type PdfState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `ratio`: width of the first page divided by its height. */
  | { status: 'open'; file: PDFDocumentProxy; ratio: number }

const DECODERS: Record<string, URL> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
}

/**
 * Loads PDF.js's decoders. PDF.js expects all of them in one folder, but the build gives each its
 * own URL.
 */
class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename]
    if (!address) throw new Error(`No ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** Loads the build of PDF.js that also runs in older browsers. */
async function loadPdfjs() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString()
  return pdfjs
}

export function usePdf(url: string): PdfState {
  const [state, setState] = useState<PdfState>({ status: 'loading' })
  useEffect(() => {
    let isOver = false
    let close = () => {}
    const open = async () => {
      const { getDocument } = await loadPdfjs()
      if (isOver) return
      const task = getDocument({
        url,
        disableAutoFetch: true,
        disableStream: true,
        BinaryDataFactory: PdfDecoders,
      })
      close = () => void task.destroy()
      const file = await task.promise
      const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 })
      if (!isOver) setState({ status: 'open', file, ratio: width / height })
    }
    open().catch(() => {
      if (!isOver) setState({ status: 'failed' })
    })
    return () => {
      isOver = true
      close()
    }
  }, [url])
  return state
}
