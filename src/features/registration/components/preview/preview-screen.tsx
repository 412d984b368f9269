'use client'

import { useEffect, useState } from 'react'
import { MAIN_ID } from '@/components/site/frame/skip-link'
import { cx } from '@/components/ui/cx'

const WIDTHS = { Phone: 390, Desktop: 1280 } as const
type Width = keyof typeof WIDTHS

interface PreviewScreenProps {
  name: string
  src: string
}

export function PreviewScreen({ name, src }: PreviewScreenProps) {
  const [width, setWidth] = useState<Width>('Desktop')
  useEffect(() => {
    if (matchMedia('(width < 48rem)').matches) setWidth('Phone')
  }, [])
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      // The label distinguishes this landmark from the main landmark of the page in the frame.
      aria-label="Preview"
      className="grid h-svh grid-rows-[auto_minmax(0,1fr)] bg-bg-2"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-2.5">
        <h1 className="min-w-0 flex-1 basis-64 text-sm leading-[1.4] wrap-anywhere">
          <b className="font-semibold">Preview of {name}.</b>{' '}
          <span className="text-text-2">Only you see it; nothing is sent or kept.</span>
        </h1>
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">Width</legend>
          {(Object.keys(WIDTHS) as Width[]).map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === width}
              onClick={() => setWidth(choice)}
              className={cx(
                'min-h-11 cursor-pointer rounded-control border px-4 text-sm font-semibold',
                choice === width
                  ? 'border-transparent bg-action text-on-action'
                  : 'border-control-line hover:border-current',
              )}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <section aria-label="The form" tabIndex={0} className="overflow-x-auto">
        <iframe
          title={`${name} as visitors would see it`}
          src={src}
          style={width === 'Phone' ? { width: WIDTHS.Phone } : { minWidth: WIDTHS.Desktop }}
          className={cx(
            'mx-auto block h-full max-w-none border-0 bg-bg',
            width === 'Desktop' ? 'w-full' : 'shadow-[0_0_0_1px_var(--line)]',
          )}
        />
      </section>
    </main>
  )
}
