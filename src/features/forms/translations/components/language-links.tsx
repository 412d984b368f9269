import { Link } from '@/components/portal/link'
import {
  ENGLISH_LANGUAGE_NAMES,
  OTHER_LANGUAGES,
  type OtherLanguage,
  withLanguageParameter,
} from '@/lib/languages'
import { paths } from '@/lib/paths'

interface LanguageLinksProps {
  formId: number
  lang: OtherLanguage
}

/** Links instead of buttons, because LeaveGuard asks about unsaved work when a link is pressed. */
export const LanguageLinks = ({ formId, lang }: LanguageLinksProps) => (
  <nav aria-label="Language" className="mb-4 flex flex-wrap gap-1">
    {OTHER_LANGUAGES.map((known) => (
      <Link
        key={known}
        href={withLanguageParameter(paths.portal.translateForm(formId), known)}
        aria-current={known === lang ? 'page' : undefined}
        className="inline-flex min-h-8 items-center rounded-control px-2.5 text-text-2 no-underline hover:bg-hover aria-[current]:bg-bg-2 aria-[current]:font-semibold aria-[current]:text-text max-md:min-h-11"
      >
        {ENGLISH_LANGUAGE_NAMES[known]}
      </Link>
    ))}
  </nav>
)
