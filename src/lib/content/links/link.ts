import { isLinkAddress } from '../../web-address'

/** Stored by id, so that a link still works after the row is renamed. */
export const LINKED_KINDS = ['page', 'form', 'document', 'province'] as const
export type LinkedKind = (typeof LINKED_KINDS)[number]

/** The collection of each kind. */
export const LINKED_COLLECTIONS: Readonly<Record<LinkedKind, string>> = {
  page: 'pages',
  form: 'forms',
  document: 'resources',
  province: 'provinces',
}

/** A row that a link leads to. */
export interface Reference {
  kind: LinkedKind
  id: number
}

/** The largest id that PostgreSQL's `integer` holds. */
const MAX_ID = 2_147_483_647
const REFERENCE = /^(page|form|document|province):([1-9]\d{0,9})$/

/** Parses a stored link such as `page:12`; null for anything else, such as an address. */
export function readReference(link: unknown): Reference | null {
  const [, kind, digits] = (typeof link === 'string' && REFERENCE.exec(link)) || []
  const id = Number(digits)
  return kind && id <= MAX_ID ? { kind: kind as LinkedKind, id } : null
}

/** Returns the stored form of a link to a row, such as `page:12`. */
export const referenceTo = ({ kind, id }: Reference): string => `${kind}:${id}`

/** Returns all references in content at any depth: in fields, lists, blocks and rich texts. */
export function referencesIn(content: unknown): Reference[] {
  if (Array.isArray(content)) return content.flatMap(referencesIn)
  if (typeof content === 'object' && content !== null) return referencesIn(Object.values(content))
  const reference = readReference(content)
  return reference ? [reference] : []
}

/** It may be empty, a reference to a row, or an address. */
export const checkLink = (link: string | null | undefined): true | string =>
  !link ||
  readReference(link) !== null ||
  isLinkAddress(link) ||
  'Please choose from the list, or enter an address that begins with https://, mailto:, tel: or /'
