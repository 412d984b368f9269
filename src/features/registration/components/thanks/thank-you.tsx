import type { ReactNode, Ref } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { BrandMark } from '@/components/ui/marks/brand-mark'
import type { PublicForm } from '@/features/forms/schema'
import { sitePaths } from '@/lib/site-paths'
import { THANKS_WORDS } from '@/lib/words/english/thanks'
import { fillPlaceholders } from '@/lib/words/fill'
import { StatusHeading, StatusScreen } from '../status-screen'
import { LazyProvinceMap, LazyThanksButtons } from './lazy-thanks'

interface ThankYouProps {
  form: Pick<PublicForm, 'name' | 'slug' | 'thanksText' | 'lang'>
  reference: string
  /** The position on the waiting list, from 1; null for a registration that does not wait. */
  queue: number | null
  link: string
  /** The chosen options and provinces (`chosenOptionsOf`). A map shows the first province. */
  choices?: readonly string[]
  occasion: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
  words?: typeof THANKS_WORDS
}

export function ThankYou(props: ThankYouProps) {
  const {
    form,
    reference,
    queue,
    link,
    occasion,
    headingRef,
    children,
    words = THANKS_WORDS,
  } = props
  const { choices = [] } = props
  return (
    <StatusScreen>
      <BrandMark className="h-20" />
      <StatusHeading ref={headingRef}>{words.title}</StatusHeading>
      <div className="type-lead max-w-[54ch]">
        <p>{words.submitted}</p>
        {queue !== null && (
          <p className="font-semibold">{fillPlaceholders(words.queue, { queue })}</p>
        )}
        <p>{words.inTouch}</p>
      </div>
      {form.thanksText && (
        <p className="max-w-[54ch] whitespace-pre-line text-text-2 wrap-anywhere">
          {form.thanksText}
        </p>
      )}
      {reference && (
        // The form's name is near the code, so that a screenshot shows what the code is for.
        <div className="on-night night-glow mt-3 flex max-w-full flex-col items-start gap-x-14 gap-y-6 rounded-card px-5 py-6 text-left text-text-2 forced-colors:border sm:flex-row sm:items-center sm:px-9 sm:py-8">
          <div className="grid min-w-0 gap-4">
            <p className="wrap-anywhere">
              {fillPlaceholders(words.reference, { form: form.name })}
              <strong className="type-display block pt-2 text-[clamp(2.75rem,12vw,4.5rem)] leading-none tracking-wide text-text tabular-nums select-all">
                {reference}
              </strong>
            </p>
            {occasion}
            {link && <OwnLink link={link} words={words} />}
            <LazyThanksButtons reference={reference} form={form} />
          </div>
          <LazyProvinceMap choices={choices} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
        {children}
        <a href={sitePaths.home} className={buttonStyles('line')}>
          {words.home}
        </a>
      </div>
    </StatusScreen>
  )
}

const OwnLink = ({ link, words }: { link: string; words: typeof THANKS_WORDS }) => (
  <p className="max-w-[46ch] text-sm leading-[1.45]">
    <a
      href={link}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-[1rem] font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-6 hover:decoration-3"
    >
      {words.own}
    </a>
    <span className="mt-1.5 block">{words.ownNote}</span>
  </p>
)
