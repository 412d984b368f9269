import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link'

interface PageHeadProps {
  title: ReactNode
  description?: ReactNode
  crumb?: { href: string; label: string }
  actions?: ReactNode
}

export function PageHead({ title, description, crumb, actions }: PageHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="mr-auto min-w-0">
        {crumb && (
          <Link
            href={crumb.href}
            className="mb-0.5 inline-flex min-h-7 items-center gap-1.5 font-medium text-text-3 no-underline hover:text-text max-md:min-h-11"
          >
            <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
            {crumb.label}
          </Link>
        )}
        <h1 className="text-2xl leading-[1.2] font-[650] tracking-[-0.018em] wrap-anywhere">
          {title}
        </h1>
        {description && <p className="mt-0.5 text-text-3 wrap-anywhere">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
    </header>
  )
}
