import { ArrowLeft } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand-link'
import { paths } from '@/lib/paths'

export function RegistrationHeader({ siteName }: { siteName: string }) {
  return (
    <header className="wrap flex min-h-18 items-center justify-between gap-4">
      <BrandLink name={siteName} />
      <a
        href={paths.home}
        className="inline-flex min-h-11 flex-none items-center gap-2 text-sm font-semibold text-text no-underline hover:underline"
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5" />
        Main website
      </a>
    </header>
  )
}
