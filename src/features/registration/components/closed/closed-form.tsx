import { buttonStyles } from '@/components/site/control-styles'
import { NoBreakText } from '@/components/site/unbroken'
import { UnlitPanes } from '@/components/ui/marks/unlit-panes'
import { paths } from '@/lib/paths'
import { FORM_WORDS } from '@/lib/words/english/form'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { StatusHeading, StatusScreen } from '../status-screen'
import { OpeningClock } from './opening-clock'

interface ClosedFormProps {
  name: string
  reason: string
  closedText: string | null
  /**
   * Milliseconds from the page's rendering to the opening; null when the opening is not in the
   * future.
   */
  opensInMs: number | null
  words?: { form: typeof FORM_WORDS; places: typeof PLACES_WORDS }
}

const ENGLISH = { form: FORM_WORDS, places: PLACES_WORDS }

export function ClosedForm({ name, reason, closedText, opensInMs, words }: ClosedFormProps) {
  const { form, places } = words ?? ENGLISH
  const { opensIn, days, hours, minutes, seconds } = places
  return (
    <StatusScreen>
      <UnlitPanes />
      <StatusHeading ref={undefined}>{name}</StatusHeading>
      <p className="type-lead max-w-[54ch]">
        <NoBreakText text={reason} />
      </p>
      {opensInMs !== null && (
        <OpeningClock opensInMs={opensInMs} words={{ opensIn, days, hours, minutes, seconds }} />
      )}
      {closedText && (
        <p className="max-w-[54ch] whitespace-pre-line text-text-2 wrap-anywhere">{closedText}</p>
      )}
      <a href={paths.home} className={`mt-4 ${buttonStyles('primary')}`}>
        {form.home}
      </a>
    </StatusScreen>
  )
}
