import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { ShortPage } from '@/components/site/short-page'
import { NoBreakText } from '@/components/site/unbroken'
import { paths } from '@/lib/paths'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { fillPlaceholders } from '@/lib/words/fill'
import type { OwnDone, OwnRegistration } from '../schema'
import { seatSentence } from '../seat-sentence'
import { OwnAnswers } from './own-answers'
import { OwnData } from './own-data'
import { OwnPeople } from './own-people'

interface OwnSummaryProps {
  own: OwnRegistration
  words: typeof OWN_PAGE_WORDS
  inPage: (path: string) => string
  token: string
  done: OwnDone | null
  /** The time until which answers can be changed, in words; null for no fixed time. */
  until: string | null
  /** The time until which an offered place can be taken, in words; null for no such time. */
  offerUntil: string | null
  occasion: ReactNode
}

const SAID = {
  changed: 'changedDone',
  same: 'nothingChanged',
  address: 'addressSent',
  cancelled: 'cancelDone',
  added: 'addDone',
  erasure: 'eraseDone',
} as const satisfies Record<OwnDone, keyof typeof OWN_PAGE_WORDS>

export function OwnSummary(props: OwnSummaryProps) {
  const { own, words, inPage, token, done, until, offerUntil, occasion } = props
  const { form, reference, status, seat, answers, mayChange } = own
  const isCancelled = seat === 'cancelled' || own.lostOffer !== null
  const comesNobody = isCancelled && own.people.every((one) => one.seat === 'cancelled')
  return (
    <ShortPage heading={words.title}>
      {done && (
        <p role="status" className="border-l-4 border-gold-400 pl-4 text-[1.0625rem]">
          {words[SAID[done]]}
        </p>
      )}
      <div className="on-night night-glow grid gap-4 rounded-card px-5 py-6 text-text-2 forced-colors:border sm:px-9 sm:py-8">
        <p className="wrap-anywhere">
          {fillPlaceholders(words.reference, { form: form.name })}
          <strong className="type-display block pt-2 text-[clamp(2.25rem,10vw,3.5rem)] leading-none tracking-wide text-text tabular-nums select-all">
            {reference}
          </strong>
        </p>
        <p className="grid gap-1 text-[1.0625rem] text-text">
          {seat && (
            <span className="font-semibold">
              <NoBreakText text={seatSentence(own, words, offerUntil)} />
            </span>
          )}
          {!isCancelled && <span>{words[status]}</span>}
          {own.isErasureAsked && <span>{words.eraseAsked}</span>}
        </p>
        {!comesNobody && occasion}
      </div>
      {own.offer && (
        <a
          href={inPage(own.offer)}
          className={`justify-self-start max-sm:w-full ${buttonStyles('primary')}`}
        >
          {words.answerOffer}
        </a>
      )}
      {isCancelled && (
        <p className="text-text-2">{own.lostOffer ? words.notTaken : words.cancelledText}</p>
      )}
      <OwnPeople people={own.people} words={words} inPage={inPage} />
      {own.nextPerson !== null && (
        <a
          href={inPage(paths.ownAdd(token))}
          rel="nofollow"
          className={`justify-self-start max-sm:w-full ${buttonStyles('line')}`}
        >
          {words.add}
        </a>
      )}
      <OwnAnswers answers={answers} words={words} />
      {!isCancelled && (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            {mayChange && (
              <a
                href={inPage(paths.ownChange(token))}
                className={buttonStyles(own.offer ? 'line' : 'primary')}
              >
                {words.change}
              </a>
            )}
            <a href={inPage(paths.ownCancel(token))} className={buttonStyles('line')}>
              {words.cancel}
            </a>
          </div>
          {mayChange && until && (
            <p className="text-sm text-text-3">
              <NoBreakText text={fillPlaceholders(words.changeUntil, { time: until })} />
            </p>
          )}
          {!mayChange && <p className="text-sm text-text-2">{words.changeOver}</p>}
        </div>
      )}
      <OwnData own={own} words={words} inPage={inPage} token={token} />
      <p className="text-sm text-text-3">{words.keepLink}</p>
    </ShortPage>
  )
}
