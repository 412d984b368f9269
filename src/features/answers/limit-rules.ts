import type { AnswerLimits } from '@/features/forms/answer-limits'
import { canonicalNumber, isTime, worthOf } from '@/features/forms/conditions/worth'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

type Limits = Partial<AnswerLimits>
type Bound = AnswerLimits['min'] | undefined

// Not from lib/dates, whose other formats every form would load.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const asDay = (day: Bound) => DAY.format(new Date(String(day)))

interface Bounds {
  type: FieldType
  below: (min: Bound) => string
  above: (max: Bound) => string
}

/** Returns the message for an answer outside the limits; null for one that cannot be compared. */
const outside =
  ({ type, below, above }: Bounds) =>
  (answer: string | string[], { min, max }: Limits): string | null => {
    const worth = worthOf(type, String(answer))
    if (worth === null) return null
    const low = worthOf(type, String(min))
    const high = worthOf(type, String(max))
    if (low !== null && worth < low) return below(min)
    return high !== null && worth > high ? above(max) : null
  }

/** Checks a day against its limits; whether it exists is another rule. */
export const dayLimits = outside({
  type: 'date',
  below: (min) => `Please choose ${asDay(min)} or later`,
  above: (max) => `Please choose ${asDay(max)} or earlier`,
})

const numberLimits = outside({
  type: 'number',
  below: (min) => `Please enter ${min} or more`,
  above: (max) => `Please enter ${max} or less`,
})

const timeLimits = outside({
  type: 'time',
  below: (min) => `Please enter ${min} or later`,
  above: (max) => `Please enter ${max} or earlier`,
})

export function numberShape(answer: string | string[], limits: Limits): string | null {
  const number = canonicalNumber(String(answer))
  if (number === null) return 'Please enter a number'
  if (number.includes('.') && !limits.decimals) return 'Please enter a whole number'
  return numberLimits(number, limits)
}

export const timeShape = (answer: string | string[], limits: Limits): string | null =>
  isTime(String(answer)) ? timeLimits(answer, limits) : FIELD_TYPE_TRAITS.time.halfTyped

/** How many options are ticked, where any is. */
export function howMany(answer: string | string[], { minChosen, maxChosen }: Limits) {
  const chosen = [answer].flat().length
  if (chosen === 0) return null
  if (minChosen && chosen < minChosen) return `Please choose at least ${minChosen}`
  return maxChosen && chosen > maxChosen ? `Please choose at most ${maxChosen}` : null
}
