import { Fragment } from 'react'

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
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p className="mt-[clamp(2.5rem,5vw,4.5rem)] border-t border-line py-[clamp(2rem,3vw,3rem)] text-sm leading-normal text-text-3">
          <span className="block max-w-[48ch]">{description}</span>
        </p>
        <p className="border-t border-line py-5 text-sm">
          © {new Date().getFullYear()} {name}. All rights reserved.
        </p>
      </div>
    </footer>
  )
}
