import { PrivacyLink } from '@/components/site/form-parts'
import { plural } from '@/lib/text'
import { minutesFor } from '../minutes-for'

interface FormStripProps {
  /** The movement's name. */
  siteName: string
  /** Whom to ask; null while no editor has set an address. */
  email: string | null
  /** How many fields there are to fill. */
  fields: number
  /** Nothing that is typed is kept there. */
  isPreview?: boolean
}

const LINK = 'font-medium wrap-anywhere text-link underline underline-offset-4'

/** Before the first field: what somebody wants to know who has typed nothing yet. */
export function FormStrip({ siteName, email, fields, isPreview }: FormStripProps) {
  const minutes = minutesFor(fields)
  return (
    <ul
      aria-label="About this form"
      className="flex flex-wrap gap-x-6 gap-y-1.5 border-b border-line pb-5 text-sm leading-[1.45] text-text-3"
    >
      <li>
        Your answers go to {siteName} and are read by its staff only. <PrivacyLink />
      </li>
      <li>
        About {minutes} {plural('minute', minutes)}
      </li>
      {email && (
        <li>
          Questions?{' '}
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
      )}
      {!isPreview && (
        <li className="noscript:hidden">What you type is kept on this device until it is sent.</li>
      )}
    </ul>
  )
}
