import type { ReactNode } from 'react'
import { QUICK_LINKS_ID } from '@/lib/site-paths'
import { splitIntoColumns } from './navigation'
import type { SiteIdentity } from './site-identity'
import { SocialLinks } from './social-links'

const LINK =
  'inline-flex min-h-11 items-center text-sm text-text-2 no-underline hover:text-text hover:underline hover:underline-offset-4 lg:min-h-9'
const HEADING = 'mb-2 text-sm font-semibold text-text'

const Anchors = ({ links }: { links: { href: string; label: ReactNode }[] }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={`${href} ${label}`}>
        <a href={href} className={LINK}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

export function FooterColumns({ site: { footer, quickLinks, contact } }: { site: SiteIdentity }) {
  const [first, second] = splitIntoColumns(quickLinks)
  const direct = [
    contact.email && { href: `mailto:${contact.email}`, label: contact.email },
    contact.phone && { href: `tel:${contact.phone.replace(/[^\d+]/g, '')}`, label: contact.phone },
  ].filter((link) => link !== '')
  return (
    <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid grid-cols-1 gap-x-(--gap) gap-y-10 border-t border-line pt-[clamp(2rem,3vw,3rem)] lg:grid-cols-[5fr_4fr_3fr]">
      <div className="lg:pr-[20%]">
        <p className="max-w-[36ch] text-sm leading-[1.45] text-balance text-text-3">
          {footer.description}
        </p>
        <SocialLinks {...contact} />
      </div>
      <nav id={QUICK_LINKS_ID} aria-labelledby="quick-links-heading">
        <h2 id="quick-links-heading" className={HEADING}>
          {footer.linksHeading}
        </h2>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-(--gap)">
          <Anchors links={first} />
          <Anchors links={second} />
        </div>
      </nav>
      <div>
        <h2 className={HEADING}>{footer.contactHeading}</h2>
        <Anchors links={direct} />
        <p className="py-1.5 text-sm leading-[1.45] whitespace-pre-line text-text-3">
          {contact.address}
        </p>
      </div>
    </div>
  )
}
