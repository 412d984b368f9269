import { ArrowRight } from 'lucide-react'

interface NextStepProps {
  next: { text?: string | null; link?: string | null; to?: string | null } | null | undefined
  /** The target when `next.to` is null or missing. When the target is empty, nothing is shown. */
  otherwise: string
  /** True when the link is already inside a gold block. When false, it gets one of its own. */
  isInGold?: boolean
}

export function NextStep({ next, otherwise, isInGold = false }: NextStepProps) {
  const href = next?.to ?? otherwise
  if (!next?.text || !next.link || !href) return null
  const step = (
    <div className="wrap grid break-inside-avoid items-baseline gap-x-(--gap) gap-y-3 lg:grid-cols-12">
      <p className="text-lg text-text-2 lg:col-span-5">{next.text}</p>
      <a
        href={href}
        className="group type-display -my-2 inline-block py-2 text-3xl leading-[0.98] text-text no-underline lg:col-span-7"
      >
        <span className="underline decoration-2 underline-offset-[0.14em] group-hover:decoration-4">
          {next.link}
        </span>
        <span aria-hidden className="whitespace-nowrap">
          &nbsp;
          <ArrowRight
            strokeWidth={2.75}
            className="inline-block size-[0.72em] align-[-0.06em] transition-transform duration-(--dur-2) group-hover:translate-x-1"
          />
        </span>
      </a>
    </div>
  )
  if (isInGold) return <div className="mt-(--section)">{step}</div>
  return (
    <section
      aria-label="Where to go next"
      className="on-gold bg-bg py-[clamp(3rem,6vw,5.5rem)] text-text"
    >
      {step}
    </section>
  )
}
