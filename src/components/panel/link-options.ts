import { FIXED_PAGES, titleOfAddress } from '@/lib/content/links/fixed-pages'
import { type LinkedKind, parseLinkReference } from '@/lib/content/links/link'
import type { OfferedTarget } from '@/lib/content/links/offered'
import { isLinkAddress } from '@/lib/web-address'

export interface LinkOption {
  value: string
  label: string
  /**
   * True for the typed address, which is offered even when its label does not contain the typed
   * text.
   */
  isTyped?: boolean
  [key: string]: unknown
}

const GROUPS: Readonly<Record<LinkedKind, string>> = {
  page: 'Other pages',
  form: 'Registration forms',
  document: 'Documents',
  province: 'Provinces',
}

const CLOSED: Readonly<Record<LinkedKind, string>> = {
  page: 'not published',
  form: 'closed',
  document: 'without a file',
  province: 'not shown',
}

const withState = ({ kind, title, isOpen }: OfferedTarget) =>
  isOpen ? title : `${title} (${CLOSED[kind]}: visitors do not see the link)`

export function linkOptionOf(link: string, target: OfferedTarget | null | undefined): LinkOption {
  if (!parseLinkReference(link)) {
    const title = titleOfAddress(link)
    return { value: link, label: title === link ? link : `${title} (${link})` }
  }
  const label = target ? withState(target) : target === null ? 'What was here is gone' : '…'
  return { value: link, label }
}

/**
 * Returns the typed address, with `https://` added when only that is missing. Returns null for a
 * text that is no address.
 */
function typedAddress(text: string): string | null {
  const typed = text.trim()
  if (isLinkAddress(typed)) return typed
  const guess = `https://${typed}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) && isLinkAddress(guess) ? guess : null
}

export function listLinkOptions(search: string, targets: readonly OfferedTarget[]) {
  const address = typedAddress(search)
  const typed = address ? [{ value: address, label: `The address ${address}`, isTyped: true }] : []
  const fixed = FIXED_PAGES.map(({ address: value, title: label }) => ({ value, label }))
  const found = Object.entries(GROUPS).map(([kind, label]) => ({
    label,
    options: targets
      .filter((target) => target.kind === kind)
      .map((target) => ({ value: target.link, label: withState(target) })),
  }))
  return [
    { label: 'As typed', options: typed },
    { label: 'Pages', options: fixed },
    ...found,
  ].filter(({ options }) => options.length > 0)
}

export const isLinkOffered = ({ label, isTyped }: LinkOption, text: string): boolean =>
  isTyped === true || label.toLowerCase().includes(text.trim().toLowerCase())
