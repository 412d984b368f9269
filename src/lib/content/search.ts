import * as z from 'zod'

/**
 * The fewest and the most characters of a search. A single character occurs in nearly every text.
 */
const [SHORTEST, LONGEST] = [2, 100]

export const contentSearchSchema = z.object({
  search: z.string().trim().min(SHORTEST).max(LONGEST),
})

/** A place in the content that contains the searched text. */
export interface FoundPlace {
  /** The name of the place: “Home → Theme → Slides → “Answer the call” → Title”. */
  place: string
  /** The text around the match. */
  excerpt: string
  /** URL of the panel's form. */
  address: string
}

const [BEFORE, AFTER] = [30, 60]

/** Returns the text around the first match; null when there is none. */
export function excerptOf(text: string, search: string): string | null {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - BEFORE), at + search.length + AFTER]
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}
