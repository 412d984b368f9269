import { buttonStyles } from '@/components/site/control-styles'
import { InvalidLinkPage, ShortPage } from '@/components/site/short-page'
import { NoBreakText } from '@/components/site/unbroken'
import { type OpeningWords, timeInWords } from '@/features/forms/capacity/time-in-words'
import { type OtherLanguage, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { OFFER_WORDS } from '@/lib/words/english/offer'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'
import type { VisitorWords } from '@/lib/words/words'
import { OFFER_ANSWERS, type OfferPageState } from '../schema'

interface OfferCardProps {
  offer: { state: OfferPageState; reference: string | null; expiresAt: string | null }
  form: string
  token: string
  /** Null for English. */
  language: OtherLanguage | null
  words?: OpeningWords & Pick<VisitorWords, 'offer' | 'own'>
}

export function OfferCard({ offer, form, token, language, words: own }: OfferCardProps) {
  const words = own?.offer ?? OFFER_WORDS
  const { state, expiresAt } = offer
  if (state === 'unknown') {
    return (
      <InvalidLinkPage words={own?.own}>
        Nothing was changed: this address does not belong to a message of ours.
      </InvalidLinkPage>
    )
  }
  const filled = (text: string) =>
    fillPlaceholders(text, { form, reference: offer.reference ?? '' })
  if (state !== 'open') {
    return (
      <ShortPage heading={words[state]}>
        <p className="type-lead wrap-anywhere">{filled(words[`${state}Text`])}</p>
      </ShortPage>
    )
  }
  const address = withLanguageParameter(paths.api.offer(token), language)
  const answered = (answer: string) => `${address}${language ? '&' : '?'}answer=${answer}`
  const time = expiresAt && timeInWords(expiresAt, own ?? { places: PLACES_WORDS })
  return (
    <ShortPage heading={words.ask}>
      <p className="type-lead wrap-anywhere">{filled(words.askText)}</p>
      {time && (
        <p className="text-text-2">
          <NoBreakText text={fillPlaceholders(words.askUntil, { time })} />
        </p>
      )}
      <form method="post" className="flex flex-wrap gap-3">
        {OFFER_ANSWERS.map((answer) => (
          <button
            key={answer}
            type="submit"
            formAction={answered(answer)}
            className={`max-sm:w-full ${buttonStyles(answer === 'accept' ? 'primary' : 'line')}`}
          >
            {words[answer]}
          </button>
        ))}
      </form>
    </ShortPage>
  )
}
