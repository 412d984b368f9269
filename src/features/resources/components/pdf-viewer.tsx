'use client'

import { ArrowLeft, Download } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { paths } from '@/lib/paths'
import type { ShownDocument } from '../schema'
import { PdfPage } from './pdf-page'
import { usePdf } from './use-pdf'

/** Reads a document page by page: phone browsers show no PDF inside a page by themselves. */
export function PdfViewer({ document }: { document: ShownDocument }) {
  const { key, title, sizeLabel, covers } = document
  const pdf = usePdf(`${paths.api.resourceView(key)}?v=${document.version}`)
  const facts = ['PDF', sizeLabel, covers].filter(Boolean).join(', ')
  return (
    <div className="wrap pt-[calc(4rem+clamp(2rem,4vw,4rem))] pb-(--section)">
      <div className="overflow-hidden rounded-card border border-line-2 bg-pearl-200">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-b border-line-2 bg-surface px-3 py-2.5">
          <a
            href={paths.resources}
            className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold text-text max-sm:gap-1 max-sm:px-0.5 no-underline hover:underline"
          >
            <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5" />
            Back to Resources
          </a>
          <h1 className="mr-auto min-w-0 text-sm text-text-2 max-sm:order-last max-sm:w-full max-sm:px-2">
            <span className="font-medium">{title}</span>, {facts}
          </h1>
          <a
            href={paths.api.resourceDownload(key)}
            download
            className={`${buttonStyles('primary', 'sm')} max-sm:px-3`}
          >
            <Download aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
            Download PDF
          </a>
        </div>
        <section
          aria-label={`${title}, pages`}
          aria-busy={pdf.status === 'loading'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="grid h-[min(78svh,60rem)] auto-rows-max justify-items-center gap-5 overflow-auto p-[clamp(0.75rem,3vw,2rem)] -outline-offset-3"
        >
          {pdf.status === 'loading' && <LoadingPanes />}
          {pdf.status === 'failed' && (
            <p role="alert" className="max-w-[44ch] py-14 text-center text-text-2">
              This document cannot be shown here. You can still{' '}
              <a
                href={paths.api.resourceView(key)}
                className="text-link underline underline-offset-3"
              >
                open it in the browser
              </a>{' '}
              or download it.
            </p>
          )}
          {pdf.status === 'open' &&
            Array.from({ length: pdf.file.numPages }, (_, index) => index + 1).map((number) => (
              <PdfPage key={number} file={pdf.file} number={number} ratio={pdf.ratio} />
            ))}
        </section>
      </div>
    </div>
  )
}
