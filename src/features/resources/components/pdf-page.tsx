'use client'

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPdfPage, readPdfPageText } from './draw-page'

/**
 * A drawing with more pixels than this is deleted when its page is more than a screen away from the
 * view, to save memory.
 */
const KEPT_PIXELS = 4_000_000
const AHEAD = '100%'

interface PdfPageProps {
  file: PDFDocumentProxy
  /** The page's number, from 1. */
  number: number
  /** Width divided by height. */
  ratio: number
  zoom: number
}

export function PdfPage({ file, number, ratio, zoom }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [words, setWords] = useState('')

  useEffect(() => {
    const { current: box } = sheet
    if (!box) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: box.parentElement, rootMargin: `${AHEAD} 0px` },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const { current: target } = canvas
    if (!isNear && target && target.width * target.height > KEPT_PIXELS) target.width = 0
  }, [isNear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width follows the zoom
  useEffect(() => {
    const { current: target } = canvas
    if (!isNear || !target) return
    const left = new AbortController()
    // Rejects when the drawing is cancelled, because the page is no longer near the view or the
    // zoom has changed.
    drawPdfPage(file, number, target, left.signal)
      .then((page) => readPdfPageText(page))
      .then((read) => !left.signal.aborted && setWords(read))
      .catch(() => {})
    return () => left.abort()
  }, [file, number, isNear, zoom])

  return (
    <div
      ref={sheet}
      data-page={number}
      className="relative mx-auto mb-5 w-[calc(min(100%,48rem)*var(--zoom,1))] transition-none overflow-hidden bg-pearl-0 shadow-2 last:mb-0"
      style={{ aspectRatio: ratio }}
    >
      <canvas ref={canvas} aria-hidden className="size-full" />
      <p className="sr-only">
        Page {number} of {file.numPages}. {words}
      </p>
    </div>
  )
}
