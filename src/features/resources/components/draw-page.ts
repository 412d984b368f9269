import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { canvasDensity } from '../zoom'

/**
 * Draws a page as large as its canvas is shown. It is drawn beside first: until it is done the
 * reader keeps what is there, only less sharp. @throws when the signal ends it
 */
export async function drawPage(
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
  // Cancelled once it is done, a page would never be drawn again.
  await task.promise.finally(() => signal.removeEventListener('abort', cancel))
  signal.throwIfAborted()
  target.width = beside.width
  target.height = beside.height
  target.getContext('2d')?.drawImage(beside, 0, 0)
  // A phone counts each canvas until it is thrown away.
  beside.width = 0
  return page
}

/** What is written on a page. */
export async function readWords(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
