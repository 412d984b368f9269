import { cx } from '@/components/ui/cx'
import { NoBreakText } from './unbroken'

interface PageHeadProps {
  title: string
  lead?: string | null
  className?: string
}

export function PageHead({ title, lead, className }: PageHeadProps) {
  return (
    <div
      className={cx(
        'wrap print:pt-4 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-[clamp(2.5rem,5vw,4.5rem)]',
        className,
      )}
    >
      <div className="grid items-end gap-x-(--gap) gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="type-display text-4xl leading-[0.94] tracking-(--track-display)">{title}</h1>
        {lead && (
          <p className="type-lead max-w-[54ch] lg:mb-[0.35rem]">
            <NoBreakText text={lead} />
          </p>
        )}
      </div>
    </div>
  )
}
