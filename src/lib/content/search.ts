import * as z from 'zod'

/** The fewest and the most characters of a search; shorter words occur in nearly every text. */
const [SHORTEST, LONGEST] = [2, 100]

export const contentSearchSchema = z.object({
  search: z.string().trim().min(SHORTEST).max(LONGEST),
})

/** A place of the content that says what was searched for. */
export interface FoundPlace {
  /** “Home → Theme → Slides → “Answer the call” → Title”. */
  place: string
  /** The words around it. */
  excerpt: string
  /** URL of the panel's form. */
  address: string
}

const [BEFORE, AFTER] = [30, 60]

/** The words around the first place where a text says it; null where it does not. */
export function excerptOf(text: string, search: string): string | null {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - BEFORE), at + search.length + AFTER]
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}
