import * as z from 'zod'
import { type LinkedKind, parseLinkReference } from './link'

const MAX_LINKS = 200

export interface OfferedTarget {
  /** As it is stored, such as `page:12`. */
  link: string
  kind: LinkedKind
  title: string
  /** False while visitors cannot open it, such as a draft. */
  isOpen: boolean
}

/**
 * `search` finds targets by their title. `of` has stored links, separated by commas, whose titles
 * are wanted.
 */
export const linkTargetsQuerySchema = z.object({
  search: z.string().max(100).optional(),
  of: z
    .string()
    .transform((text) => text.split(',').map(parseLinkReference))
    .refine((all) => all.length <= MAX_LINKS && !all.includes(null), 'Please send stored links')
    .transform((all) => all.filter((each) => each !== null))
    .optional(),
})
