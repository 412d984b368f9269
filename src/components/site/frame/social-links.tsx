import type { ReactNode } from 'react'
import { OutlineIcon } from '@/components/ui/marks/outline-icon'
import { Mail } from '../icons'
import type { ContactDetails } from './site-identity'

const FACEBOOK = (
  <OutlineIcon className="size-5">
    <path d="M17 3h-2.5A4 4 0 0 0 10.500 7v3.500h-3V14h3v7.500H14V14h2.700l.8-3.500H14V7.500a1 1 0 0 1 1-1h2z" />
  </OutlineIcon>
)
const YOUTUBE = (
  <OutlineIcon className="size-5">
    <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
    <path d="m10.250 9.250 4.500 2.750-4.500 2.750z" fill="currentColor" />
  </OutlineIcon>
)
const INSTAGRAM = (
  <OutlineIcon className="size-5">
    <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </OutlineIcon>
)

export function SocialLinks({ facebook, youtube, instagram, email }: ContactDetails) {
  const links: [label: string, href: string, icon: ReactNode][] = [
    ['Facebook', facebook, FACEBOOK],
    ['YouTube', youtube, YOUTUBE],
    ['Instagram', instagram, INSTAGRAM],
    ['Email', email && `mailto:${email}`, <Mail key="mail" className="size-5" />],
  ]
  return (
    <ul aria-label="Social media" className="mt-6 flex flex-wrap print:hidden gap-2">
      {links
        .filter(([, href]) => href)
        .map(([label, href, icon]) => (
          <li key={label}>
            <a
              href={href}
              className="grid size-11 place-items-center rounded-control border border-line-2 text-text-2 hover:border-gold-400 hover:text-gold-300"
            >
              <span className="sr-only">{label}</span>
              {icon}
            </a>
          </li>
        ))}
    </ul>
  )
}
