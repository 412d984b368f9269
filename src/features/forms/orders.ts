const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/

/**
 * Returns the shortest form of a number: `7` for `007`, `1.5` for `1.50`. Returns null if `NUMBER`
 * does not match.
 */
export function canonicalNumber(text: string): string | null {
  const plain = text.trim()
  if (!NUMBER.test(plain)) return null
  // Adding 0 turns -0 into 0.
  const number = Number(plain) + 0
  // A number below 0.000001 would become `1e-7`.
  return /e/.test(`${number}`) ? number.toFixed(10).replace(/(?<!0)0+$/, '') : `${number}`
}

export const isTimeText = (text: string): boolean => TIME.test(text)

/**
 * True for an existing day such as `2026-02-28`, as date inputs send it. False for `2026-02-30`.
 */
export function isDayText(text: string): boolean {
  const day = new Date(text)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

interface Order {
  /** Returns the value to compare by; null for a text that cannot be compared. */
  comparable: (text: string) => string | number | null
  limits: { min: string; max: string }
  rules: { at_least: string; at_most: string }
}

/**
 * How to compare answers of field types that have an order. Dates and times are compared as text,
 * because ISO 8601 texts sort by time.
 */
export const ANSWER_ORDERS = {
  number: {
    comparable: (text) => {
      const number = canonicalNumber(text)
      return number === null ? null : Number(number)
    },
    limits: { min: 'Smallest', max: 'Largest' },
    rules: { at_least: 'is at least', at_most: 'is at most' },
  },
  time: {
    comparable: (text) => (isTimeText(text) ? text : null),
    limits: { min: 'Earliest', max: 'Latest' },
    rules: { at_least: 'is at or after', at_most: 'is at or before' },
  },
  day: {
    comparable: (text) => (isDayText(text) ? text : null),
    limits: { min: 'Earliest', max: 'Latest' },
    rules: { at_least: 'is on or after', at_most: 'is on or before' },
  },
} satisfies Record<string, Order>
