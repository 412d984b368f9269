import * as z from 'zod'
import { toViewQuery } from './view-query'

export interface SavedView {
  id: number
  name: string
  isShared: boolean
  mayChange: boolean
  /** The query string of the list, with `?`; empty for the whole list. */
  query: string
  /** The number of matches; null when the view's form is deleted or an answer filter is invalid. */
  count: number | null
  isEstimated?: true
}

export interface ViewList {
  counts: { mine: number; unassigned: number; needsLook: number }
  views: SavedView[]
}

/** The most private views of one account, and the most shared views of all accounts together. */
export const MAX_VIEWS = 30

const name = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please keep the name under 60 characters')
const query = z
  .string()
  .max(4000)
  .startsWith('?', 'Please send the query of an address, beginning with ?')
  .transform(toViewQuery)

export const saveViewSchema = z.object({ name, query, isShared: z.boolean().default(false) })
export type SaveViewInput = z.output<typeof saveViewSchema>

export const changeViewSchema = z
  .object({ name, query, isShared: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')
export type ChangeViewInput = z.output<typeof changeViewSchema>
