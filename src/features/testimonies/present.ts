import type { Testimony } from '@/payload-types'
import { MAX_QUOTE_LENGTH } from './constants'
import type { Testimonial } from './schema'

function shorten(text: string): string {
  if (text.length <= MAX_QUOTE_LENGTH) return text
  const cut = text.slice(0, MAX_QUOTE_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}

/** Returns what visitors see of a testimony, with the author's name only if the author agreed. */
export const presentTestimonial = (row: Testimony): Testimonial => ({
  id: row.id,
  quote: row.quote?.trim() || shorten(row.testimony.trim()),
  location: row.location,
  ...(row.shownAs === 'name' && { name: row.name }),
})
