import { Fragment } from 'react'
import { shiftToManilaTime } from '@/lib/manila-time'
import { FooterColumns } from './footer-columns'
import type { SiteIdentity } from './site-identity'

const sentences = (tagline: string) => tagline.split(/(?<=[.!?])\s+/)

const withYear = (text: string) =>
  text.replaceAll('{year}', String(shiftToManilaTime(new Date()).getUTCFullYear()))

export function SiteFooter({ site }: { site: SiteIdentity }) {
  const { tagline, footer, legal } = site
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
        <FooterColumns site={site} />
        <div className="mt-[clamp(2.5rem,4vw,4rem)] flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-sm">
          <p className="flex-[1_1_16rem]">{withYear(footer.copyright)}</p>
          <ul className="-mx-1 flex flex-wrap gap-x-4">
            {legal.map(({ href, label }) => (
              <li key={`${href} ${label}`}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center px-1 text-text-2 no-underline hover:text-text hover:underline hover:underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
