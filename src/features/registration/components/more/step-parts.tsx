import { buttonStyles } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { STEPS_WORDS } from '@/lib/words/english/steps'
import { fillPlaceholders } from '@/lib/words/fill'
import { CONTINUE_BUTTON_NAME } from '../../schema'
import type { FormSteps } from './use-steps'

export function StepProgress({ steps: { progress, number, count } }: { steps: FormSteps }) {
  const words = useWords('steps', STEPS_WORDS)
  if (count === 0) return null
  return (
    <div data-step-only className="grid gap-2">
      <p
        ref={progress}
        tabIndex={-1}
        aria-live="polite"
        className="scroll-mt-24 text-sm font-semibold text-text-2"
      >
        {fillPlaceholders(words.step, { number, count })}
      </p>
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: count }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars differ only by their position
            key={at}
            className={`h-1 flex-1 rounded-full ${at < number ? 'bg-action' : 'bg-line-2'}`}
          />
        ))}
      </div>
    </div>
  )
}

/**
 * Renders Back and Continue. Continue is a submit button, so that it also works before the script
 * runs: the server then returns the whole form on one page, with the answers typed so far.
 */
export function StepButtons({
  steps: { number, count, shown, isLast, back },
}: {
  steps: FormSteps
}) {
  const words = useWords('steps', STEPS_WORDS)
  if (count === 0) return null
  return (
    <div data-step-only className="flex flex-wrap-reverse gap-3 empty:hidden">
      {shown && number > 1 && (
        <button type="button" onClick={back} className={`flex-1 ${buttonStyles('line')}`}>
          {words.back}
        </button>
      )}
      {!(shown && isLast) && (
        <button
          type="submit"
          name={CONTINUE_BUTTON_NAME}
          value="1"
          className={`flex-1 ${buttonStyles('primary')}`}
        >
          {words.next}
        </button>
      )}
    </div>
  )
}
