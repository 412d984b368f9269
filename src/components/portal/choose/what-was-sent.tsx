import { ChevronRight } from 'lucide-react'

interface SentLine {
  label: string
  text: string
}

/** Behind a button. Words of strangers as they are: nothing in them is a link. */
export const WhatWasSent = ({ lines }: { lines: readonly SentLine[] }) => (
  <details className="group/sent text-text">
    <summary className="inline-flex min-h-7 cursor-pointer items-center gap-1 font-medium max-md:min-h-11">
      <ChevronRight
        aria-hidden
        className="-ml-1 size-4 text-text-3 group-open/sent:rotate-90 motion-safe:transition-transform"
      />
      What was sent
    </summary>
    <dl className="mt-1">
      {lines.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-text-3 wrap-anywhere">{label}</dt>
          <dd className="max-h-60 overflow-auto whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  </details>
)
