import type { Ref } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { UnlitPanes } from '@/components/ui/marks/unlit-panes'
import { sitePaths } from '@/lib/site-paths'
import { FORM_WORDS } from '@/lib/words/english/form'
import { StatusHeading, StatusScreen } from '../status-screen'

interface FormNotFoundProps {
  headingRef?: Ref<HTMLHeadingElement>
  closedText?: string | null
  words?: typeof FORM_WORDS
}

/** Shown for an unknown form, and for one that is not active or has no fields (Spec §2.4). */
export function FormNotFound({ headingRef, closedText, words = FORM_WORDS }: FormNotFoundProps) {
  return (
    <StatusScreen>
      <UnlitPanes />
      <StatusHeading ref={headingRef}>{words.notFound}</StatusHeading>
      <p className="type-lead max-w-[54ch]">{words.notFoundText}</p>
      {closedText && (
        <p className="max-w-[54ch] whitespace-pre-line text-text-2 wrap-anywhere">{closedText}</p>
      )}
      <a href={sitePaths.home} className={`mt-4 ${buttonStyles('primary')}`}>
        {words.home}
      </a>
    </StatusScreen>
  )
}
