import { isLinkAddress } from '../../web-address'

/** What a link can refer to by its id, so that it still works after the row is renamed. */
export const LINKED_KINDS = ['page', 'form', 'document', 'province'] as const
export type LinkedKind = (typeof LINKED_KINDS)[number]

export const LINKED_COLLECTIONS: Readonly<Record<LinkedKind, string>> = {
  page: 'pages',
  form: 'forms',
  document: 'resources',
  province: 'provinces',
}

export interface LinkReference {
  kind: LinkedKind
  id: number
}

const MAX_ID = 2_147_483_647
const REFERENCE = /^(page|form|document|province):([1-9]\d{0,9})$/

export function parseLinkReference(link: unknown): LinkReference | null {
  const [, kind, digits] = (typeof link === 'string' && REFERENCE.exec(link)) || []
  const id = Number(digits)
  return kind && id <= MAX_ID ? { kind: kind as LinkedKind, id } : null
}

export const formatLinkReference = ({ kind, id }: LinkReference): string => `${kind}:${id}`

export function linkReferencesIn(content: unknown): LinkReference[] {
  if (Array.isArray(content)) return content.flatMap(linkReferencesIn)
  if (typeof content === 'object' && content !== null)
    return linkReferencesIn(Object.values(content))
  const reference = parseLinkReference(content)
  return reference ? [reference] : []
}

export const validateLink = (link: string | null | undefined): true | string =>
  !link ||
  parseLinkReference(link) !== null ||
  isLinkAddress(link) ||
  'Please choose from the list, or enter an address that begins with https://, mailto:, tel: or /'
