import { PrivacyLink } from '@/components/site/form-parts'
import { NoBreakText } from '@/components/site/unbroken'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'
import { estimateMinutes } from '../estimate-minutes'

interface FormStripProps {
  siteName: string
  email: string | null
  fields: number
  notes?: readonly string[]
  /** A sentence about how the waiting list works; null for a form without waiting list. */
  rule?: string | null
  /** True for a preview, which does not say that answers are kept on this device. */
  isPreview?: boolean
  words?: typeof FORM_WORDS
}

const LINK = 'font-medium wrap-anywhere text-link underline underline-offset-4'

export function FormStrip(props: FormStripProps) {
  const { siteName, email, fields, notes = [], rule, isPreview, words = FORM_WORDS } = props
  const minutes = estimateMinutes(fields)
  // Long entries have a line of their own. Beside other entries, a text that just fits would wrap
  // differently once the web font loads.
  return (
    <ul
      aria-label={words.stripLabel}
      className="flex flex-wrap gap-x-6 gap-y-1.5 border-b border-line pb-5 text-sm leading-[1.45] text-text-3"
    >
      {notes.map((note) => (
        <li key={note} className="basis-full font-medium text-text">
          <NoBreakText text={note} />
        </li>
      ))}
      {rule && (
        <li className="basis-full">
          <NoBreakText text={rule} />
        </li>
      )}
      <li className="basis-full">
        {fillPlaceholders(words.readers, { site: siteName })}{' '}
        <PrivacyLink>{words.privacy}</PrivacyLink>
      </li>
      <li>{fillPlaceholders(minutes === 1 ? words.minute : words.minutes, { count: minutes })}</li>
      {email && (
        <li className="max-sm:basis-full">
          {words.questions}{' '}
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
      )}
      {!isPreview && <li className="basis-full noscript:hidden">{words.keptHere}</li>}
    </ul>
  )
}
