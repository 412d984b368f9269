import type { MouseEvent } from 'react'
import { paths } from '@/lib/paths'
import { TEXT_BUTTON } from './note-box'

interface PlainFormLinkProps {
  slug: string
  /** Switches the open page to the simple form; everything typed and chosen stays. */
  onPress: () => void
}

/** Offers the simple form. It is a link, so that it also works when the script fails. */
export function PlainFormLink({ slug, onPress }: PlainFormLinkProps) {
  function handleClick(event: MouseEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <p className="text-sm leading-[1.4] text-text-3 noscript:hidden">
      Trouble choosing a file?{' '}
      <a href={paths.plainForm(slug)} onClick={handleClick} className={TEXT_BUTTON}>
        Use the simple form
      </a>
    </p>
  )
}
