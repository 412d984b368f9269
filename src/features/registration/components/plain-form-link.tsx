import type { MouseEvent } from 'react'
import { useWords } from '@/components/site/words'
import { inLanguage, type Language } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { FORM } from '@/lib/words/english/form'
import { TEXT_BUTTON } from './note-box'

interface PlainFormLinkProps {
  slug: string
  lang: Language | undefined
  onPress: () => void
}

/** Offers the simple form as a link, which also works when the script fails. */
export function PlainFormLink({ slug, lang, onPress }: PlainFormLinkProps) {
  const words = useWords('form', FORM)
  function handleClick(event: MouseEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <p className="text-sm leading-[1.4] text-text-3 noscript:hidden">
      {words.fileTrouble}{' '}
      <a
        href={inLanguage(sitePaths.plainForm(slug), lang)}
        onClick={handleClick}
        className={TEXT_BUTTON}
      >
        {words.simpleForm}
      </a>
    </p>
  )
}
