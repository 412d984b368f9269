import { countFreePlaces, fullOptions, limitedOptionText } from '@/features/forms/capacity/opening'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { PublicForm } from '@/features/forms/schema'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'

type Field = PublicForm['fields'][number]

function noteOf(limit: Limit, isFull: boolean, places: Places, words: typeof PLACES_WORDS) {
  if (isFull) return places.hasWaitingList ? words.optionList : words.optionFull
  const whole = places.limits.find(({ fieldId }) => fieldId === null)
  // The number shown for an option is never higher than the number of free places in the whole
  // form.
  const free = Math.min(
    ...[limit, ...(whole ? [whole] : [])].map((one) => countFreePlaces(one).free),
  )
  const isShown = places.showLeftBelow !== null && free > 0 && free < places.showLeftBelow
  return isShown ? fillPlaceholders(words.optionLeft, { count: free }) : null
}

function markField(field: Field, places: Places, words: typeof PLACES_WORDS): Field {
  const limits = places.limits.filter(({ fieldId }) => fieldId === (field.fieldId ?? field.id))
  if (limits.length === 0) return field
  const full = fullOptions(places.limits, field.fieldId ?? field.id)
  const notes = limits.flatMap((limit) => {
    const option = limitedOptionText(limit)
    const note = option && noteOf(limit, full.includes(option), places, words)
    return note ? [[option, note]] : []
  })
  return {
    ...field,
    ...(full.length > 0 && { fullOptions: full }),
    ...(full.length > 0 && !places.hasWaitingList && { closedOptions: full }),
    ...(notes.length > 0 && { optionNotes: Object.fromEntries(notes) }),
  }
}

/**
 * Returns the fields with notes beside the options that are full or have few places left.
 * `fullOptions` lists the full options. Without a waiting list, `closedOptions` lists them too.
 */
export const addOptionNotes = (
  fields: readonly Field[],
  places: Places,
  words: typeof PLACES_WORDS = PLACES_WORDS,
): Field[] =>
  places.limits.length === 0 ? [...fields] : fields.map((field) => markField(field, places, words))
