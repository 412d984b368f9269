import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { canvasDensity } from '../zoom'

/**
 * Draws a page of a PDF. Draws on a second canvas first, so that the old drawing stays until the
 * new one is complete.
 */
export async function drawPdfPage(
  file: PDFDocumentProxy,
  number: number,
  target: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<PDFPageProxy> {
  const page = await file.getPage(number)
  signal.throwIfAborted()
  const { clientWidth, clientHeight } = target
  const density = canvasDensity(clientWidth, clientHeight, devicePixelRatio)
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (clientWidth / width) * density })
  const beside = document.createElement('canvas')
  beside.width = Math.round(viewport.width)
  beside.height = Math.round(viewport.height)
  const task = page.render({ canvas: beside, viewport })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  // A finished task must not be cancelled, because the page could not be drawn again.
  await task.promise.finally(() => signal.removeEventListener('abort', cancel))
  signal.throwIfAborted()
  target.width = beside.width
  target.height = beside.height
  target.getContext('2d')?.drawImage(beside, 0, 0)
  // Phones limit the memory of canvases; a width of 0 frees it.
  beside.width = 0
  return page
}

export async function readPdfPageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
