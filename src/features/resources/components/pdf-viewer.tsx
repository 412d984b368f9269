'use client'

import { ArrowLeft, Download } from 'lucide-react'
import { useRef } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { sitePaths } from '@/lib/site-paths'
import type { ViewerDocument } from '../schema'
import { PdfPage } from './pdf-page'
import { ReadingControls } from './reading-controls'
import { SCREEN_HEIGHT_CLASS } from './screen-height'
import { usePageInView } from './use-page-in-view'
import { usePdf } from './use-pdf'
import { useZoom } from './use-zoom'

/** Draws the PDF with PDF.js, because many phone browsers cannot show a PDF inside a page. */
export function PdfViewer({ document }: { document: ViewerDocument }) {
  const { key, title, sizeLabel, covers } = document
  const pdf = usePdf(`${sitePaths.api.resourceView(key)}?v=${document.version}`)
  const pages = useRef<HTMLElement>(null)
  const { page, goTo } = usePageInView(pages, pdf.status === 'open')
  const { zoom, zoomTo } = useZoom(pages)
  const facts = ['PDF', sizeLabel, covers].filter(Boolean).join(', ')
  return (
    <div
      className={`wrap ${SCREEN_HEIGHT_CLASS} pt-[calc(4rem+clamp(2rem,4vw,4rem))] pb-(--section)`}
    >
      <div className="overflow-hidden rounded-card border border-line-2 bg-pearl-200">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-b border-line-2 bg-surface px-3 py-2.5">
          <a
            href={sitePaths.resources}
            className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold text-text max-sm:gap-1 max-sm:px-0.5 no-underline hover:underline"
          >
            <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5" />
            Back to Resources
          </a>
          <h1 className="mr-auto min-w-0 text-sm text-text-2 max-sm:order-last max-sm:w-full max-sm:px-2">
            <span className="font-medium">{title}</span>, {facts}
          </h1>
          <a
            href={sitePaths.api.resourceDownload(key)}
            download
            className={`${buttonStyles('primary', 'sm')} max-sm:px-3`}
          >
            <Download aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
            Download PDF
          </a>
        </div>
        <ReadingControls
          page={page}
          count={pdf.status === 'open' ? pdf.file.numPages : 0}
          onPage={goTo}
          zoom={zoom}
          onZoom={zoomTo}
        />
        <section
          ref={pages}
          aria-label={`${title}, pages`}
          aria-busy={pdf.status === 'loading'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative print:hidden h-[min(78svh,60rem)] touch-pan-x touch-pan-y overflow-auto overscroll-contain [overflow-anchor:none] p-[clamp(0.5rem,3vw,2rem)] -outline-offset-3"
        >
          {pdf.status === 'loading' && <LoadingPanes />}
          {pdf.status === 'failed' && (
            <p role="alert" className="mx-auto max-w-[44ch] py-14 text-center text-text-2">
              This document cannot be shown here. You can still{' '}
              <a
                href={sitePaths.api.resourceView(key)}
                className="text-link underline underline-offset-3"
              >
                open it in the browser
              </a>{' '}
              or download it.
            </p>
          )}
          {pdf.status === 'open' &&
            Array.from({ length: pdf.file.numPages }, (_, index) => index + 1).map((number) => (
              <PdfPage key={number} file={pdf.file} number={number} ratio={pdf.ratio} zoom={zoom} />
            ))}
        </section>
      </div>
    </div>
  )
}
