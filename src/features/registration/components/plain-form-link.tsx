import type { MouseEvent } from 'react'
import { useWords } from '@/components/site/words'
import { type Language, withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { FORM_WORDS } from '@/lib/words/english/form'
import { TEXT_BUTTON_CLASS } from './note-box'

interface PlainFormLinkProps {
  slug: string
  lang: Language | undefined
  onPress: () => void
}

/** Offers the simple form as a link, which also works when the script fails. */
export function PlainFormLink({ slug, lang, onPress }: PlainFormLinkProps) {
  const words = useWords('form', FORM_WORDS)
  function handleClick(event: MouseEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <p className="text-sm leading-[1.4] text-text-3 noscript:hidden">
      {words.fileTrouble}{' '}
      <a
        href={withLanguageParameter(sitePaths.plainForm(slug), lang)}
        onClick={handleClick}
        className={TEXT_BUTTON_CLASS}
      >
        {words.simpleForm}
      </a>
    </p>
  )
}
