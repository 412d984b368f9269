'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { useWords } from '@/components/site/words'
import { FORM_WORDS } from '@/lib/words/english/form'

/** Offers a correction of a likely typo when the visitor leaves the input. */
export function EmailInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string | null>(null)
  const [before, after] = useWords('form', FORM_WORDS).didYouMean.split('{address}')

  async function look() {
    const rules = await import('@/lib/email-slip').catch(() => null)
    setMeant(rules?.suggestEmailAddress(input.current?.value ?? '') ?? null)
  }

  function take() {
    if (!input.current || meant === null) return
    input.current.value = meant
    // Forms store the draft and remove the field's message on these events, as after typing.
    for (const type of ['input', 'change']) {
      input.current.dispatchEvent(new Event(type, { bubbles: true }))
    }
    input.current.focus()
    setMeant(null)
  }

  return (
    <div className="grid min-w-0 gap-1">
      <input {...props} ref={input} onBlur={look} onInput={() => setMeant(null)} />
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className="text-sm leading-[1.4] text-text-2 empty:hidden">
        {meant !== null && (
          <>
            {before}
            <button
              type="button"
              onClick={take}
              className="inline-flex min-h-11 cursor-pointer items-center font-semibold wrap-anywhere text-link underline underline-offset-3"
            >
              {meant}
            </button>
            {after}
          </>
        )}
      </p>
    </div>
  )
}
