'use client'

import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

/** Sharper than this costs a phone more memory than anybody sees. */
const MAX_PIXEL_RATIO = 2
/** How far ahead of the visible part a page is drawn. */
const AHEAD = '100%'

interface PdfPageProps {
  file: PDFDocumentProxy
  /** From 1. */
  number: number
  /** Width by height. */
  ratio: number
}

/** One page, drawn when it is about to be seen, with its words for those who cannot see it. */
export function PdfPage({ file, number, ratio }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const { current: box } = sheet
    const { current: target } = canvas
    if (!box || !target) return
    let task: RenderTask | null = null
    let isOver = false
    const draw = async () => {
      const page = await file.getPage(number)
      const { width } = page.getViewport({ scale: 1 })
      const density = Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
      const viewport = page.getViewport({ scale: (box.clientWidth / width) * density })
      if (isOver) return
      target.width = viewport.width
      target.height = viewport.height
      task = page.render({ canvas: target, viewport })
      await task.promise
      const { items } = await page.getTextContent()
      if (!isOver) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Left half-way, a page is cancelled: no failure.
        draw().catch(() => {})
      },
      { root: box.parentElement, rootMargin: `${AHEAD} 0px` },
    )
    observer.observe(box)
    return () => {
      isOver = true
      observer.disconnect()
      task?.cancel()
    }
  }, [file, number])

  return (
    <div
      ref={sheet}
      className="relative w-full max-w-3xl overflow-hidden bg-pearl-0 shadow-2"
      style={{ aspectRatio: ratio }}
    >
      <canvas ref={canvas} aria-hidden className="size-full" />
      <p className="sr-only">
        Page {number} of {file.numPages}. {words}
      </p>
    </div>
  )
}
