import * as z from 'zod'

const [SHORTEST, LONGEST] = [2, 100]

export const contentSearchSchema = z.object({
  search: z.string().trim().min(SHORTEST).max(LONGEST),
})

export interface ContentSearchResult {
  /**
   * The page's name and the labels down to the field, such as `Home → Theme → Slides → “Answer the
   * call” → Title`.
   */
  place: string
  excerpt: string
  address: string
}

const [BEFORE, AFTER] = [30, 60]

export function excerptOf(text: string, search: string): string | null {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - BEFORE), at + search.length + AFTER]
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}
