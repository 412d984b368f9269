import { BrandLink } from '@/components/site/frame/brand-link'
import { ArrowLeft } from '@/components/site/icons'
import { paths } from '@/lib/paths'
import { FORM_WORDS } from '@/lib/words/english/form'

interface RegistrationHeaderProps {
  siteName: string
  words?: typeof FORM_WORDS
}

export function RegistrationHeader({ siteName, words = FORM_WORDS }: RegistrationHeaderProps) {
  return (
    <header className="wrap flex min-h-18 items-center justify-between gap-4">
      <BrandLink name={siteName} />
      <a
        href={paths.home}
        className="inline-flex min-h-11 flex-none items-center gap-2 text-sm font-semibold text-text no-underline hover:underline"
      >
        <ArrowLeft className="size-4.5" />
        {words.mainWebsite}
      </a>
    </header>
  )
}
