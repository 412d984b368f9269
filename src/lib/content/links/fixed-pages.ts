import { paths } from '../../paths'

export const FIXED_PAGES: readonly { address: string; title: string }[] = [
  { address: paths.home, title: 'Home' },
  { address: paths.ourStory, title: 'Our Story' },
  { address: paths.visionMission, title: 'Vision & Mission' },
  { address: paths.coreValues, title: 'Core Values' },
  { address: paths.coreBeliefs, title: 'Core Beliefs' },
  { address: paths.celebrations, title: 'Celebrations' },
  { address: paths.celebrationsOpen, title: 'Find your province' },
  { address: paths.resources, title: 'Resources' },
  { address: paths.merch, title: 'Merch' },
  { address: paths.testimonyForm, title: 'Share your testimony' },
]

/** Returns the text for a link to `address` that has no text of its own. */
export function titleOfAddress(address: string): string {
  const fixed = FIXED_PAGES.find((page) => page.address === address)
  if (fixed) return fixed.title
  if (/^(mailto|tel):/.test(address)) return address.replace(/^\w+:/, '')
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}
