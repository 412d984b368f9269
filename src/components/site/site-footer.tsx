interface SiteFooterProps {
  name: string
  tagline: string
  description: string
}

// A line may break between the sentences of a tagline, not inside one.
const sentences = (tagline: string) => tagline.split(/(?<=[.!?])\s+/)

export function SiteFooter({ name, tagline, description }: SiteFooterProps) {
  return (
    <footer className="on-night bg-night-950 pt-[clamp(4rem,7vw,7rem)] text-text-2 [--focus-gap:var(--night-950)]">
      <div className="wrap">
        <p className="type-display text-3xl leading-[0.98] text-text">
          {sentences(tagline).map((sentence) => (
            <span key={sentence} className="mr-[0.25em] inline-block last:mr-0">
              {sentence}
            </span>
          ))}
        </p>
        <p className="mt-[clamp(2rem,4vw,3.5rem)] max-w-[60ch] border-t border-line pt-8 text-sm leading-normal text-text-3">
          {description}
        </p>
        <p className="py-8 text-sm">
          © {new Date().getFullYear()} {name}. All rights reserved.
        </p>
      </div>
    </footer>
  )
}
