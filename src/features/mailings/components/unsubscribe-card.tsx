import { buttonStyles } from '@/components/site/control-styles'
import { InvalidLinkPage, ShortPage } from '@/components/site/short-page'
import { type OtherLanguage, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { UNSUBSCRIBE_WORDS } from '@/lib/words/english/unsubscribe'
import { fillPlaceholders } from '@/lib/words/fill'
import type { VisitorWords } from '@/lib/words/words'

interface UnsubscribeCardProps {
  site: string
  state: 'open' | 'left' | 'gone' | 'test' | 'unknown'
  token: string
  language: OtherLanguage | null
  words?: Pick<VisitorWords, 'unsubscribe' | 'own'>
}

export function UnsubscribeCard({
  site,
  state,
  token,
  language,
  words: translated,
}: UnsubscribeCardProps) {
  const words = translated?.unsubscribe ?? UNSUBSCRIBE_WORDS
  if (state === 'left') {
    return (
      <ShortPage heading={words.left}>
        <p className="type-lead">{fillPlaceholders(words.leftText, { site })}</p>
      </ShortPage>
    )
  }
  if (state === 'test') {
    return (
      <ShortPage heading={words.test}>
        <p className="type-lead">{words.testText}</p>
      </ShortPage>
    )
  }
  if (state === 'unknown') {
    return (
      <InvalidLinkPage words={translated?.own}>
        Nothing was changed: this address does not belong to a message of ours. If the messages go
        on, write to us and we will take you off the list.
      </InvalidLinkPage>
    )
  }
  if (state === 'gone') {
    return (
      <ShortPage heading={words.gone}>
        <p className="type-lead">{words.goneText}</p>
      </ShortPage>
    )
  }
  return (
    <ShortPage heading={words.ask}>
      <p className="type-lead">{fillPlaceholders(words.askText, { site })}</p>
      <form method="post" action={withLanguageParameter(paths.api.unsubscribe(token), language)}>
        <button type="submit" className={`max-sm:w-full ${buttonStyles('primary')}`}>
          {words.button}
        </button>
      </form>
    </ShortPage>
  )
}
