import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { OwnAnswer } from '../schema'

interface OwnAnswersProps {
  answers: readonly OwnAnswer[]
  words: typeof OWN_PAGE_WORDS
}

export const OwnAnswers = ({ answers, words }: OwnAnswersProps) => (
  <section aria-labelledby="answers" className="grid gap-3">
    <h2 id="answers" className="text-xl leading-[1.25] font-semibold">
      {words.answers}
    </h2>
    {answers.length === 0 && <p className="text-text-2">{words.noAnswers}</p>}
    <dl className="grid border-t border-line empty:hidden">
      {answers.map(({ fieldId, label, text }) => (
        <div
          key={fieldId}
          className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-sm leading-[1.6] text-text-3 wrap-anywhere">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
