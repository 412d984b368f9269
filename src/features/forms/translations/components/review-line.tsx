import { useCan } from '@/components/portal/frame/current-user'
import { InlineLoadError } from '@/components/portal/load-error'
import { Checkbox } from '@/components/ui/checkbox'
import { notify } from '@/components/ui/notify'
import { formatDay } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { ENGLISH_LANGUAGE_NAMES, type OtherLanguage } from '@/lib/languages'
import { notices } from '@/lib/notices/notices'
import { useLanguageReviews, useSetLanguageReview } from '../client'

/**
 * Shows whether a native speaker has read the product's built-in texts in this language. Super
 * admins confirm it.
 */
export function LanguageReviewLine({ lang }: { lang: OtherLanguage }) {
  const { data: reviews, error, refetch, isFetching } = useLanguageReviews()
  const { mutate, isPending } = useSetLanguageReview(lang)
  const mayConfirm = useCan('languages.confirm')
  if (!reviews) {
    if (!error) return null
    const text = 'Whether our own words were checked could not be loaded.'
    return <InlineLoadError text={text} onRetry={refetch} retrying={isFetching} />
  }
  const review = reviews[lang]
  const change = (isRead: boolean) => {
    if (isPending) return
    mutate(isRead, {
      onError: (error) => notify(notices.languageReviewFailed(errorSentence(error))),
    })
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-text-2">
        Our own words in {ENGLISH_LANGUAGE_NAMES[lang]}, such as buttons and messages:{' '}
        {review
          ? `read by a native speaker, confirmed by ${review.by} on ${formatDay(review.at)}.`
          : 'Not yet read by a native speaker.'}
      </p>
      {mayConfirm && (
        <Checkbox
          label={`A native speaker has read our words in ${ENGLISH_LANGUAGE_NAMES[lang]}`}
          checked={review !== null}
          aria-busy={isPending || undefined}
          onChange={({ target }) => change(target.checked)}
        />
      )}
    </div>
  )
}
