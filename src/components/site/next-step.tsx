import { ArrowRight } from 'lucide-react'

interface NextStepProps {
  /** The editor's text and the words of the link; nothing is shown while one of them is empty. */
  next: { text?: string | null; link?: string | null; to?: string | null } | null | undefined
  /**
   * The link's target when `next.to` is null or missing. `next.to` is the address that an editor
   * chose; an empty one means that visitors cannot open the target, and then nothing is shown.
   */
  otherwise: string
  /** True inside a gold block; otherwise the link gets a gold block of its own. */
  isInGold?: boolean
}

/** A gold block with a link to the next page, as at the end of most pages. */
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
        {/* On one line with the last word of the link, and as heavy as its letters. */}
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
