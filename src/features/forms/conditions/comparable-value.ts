import { FIELD_TYPE_TRAITS, type FieldType } from '../field-types'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/

/** `007` becomes `7`, `1.50` becomes `1.5`; null if `NUMBER` does not match. */
export function canonicalNumber(text: string): string | null {
  const plain = text.trim()
  if (!NUMBER.test(plain)) return null
  // Adding 0 turns -0 into 0.
  const number = Number(plain) + 0
  // A number below 0.000001 would become `1e-7`.
  return /e/.test(`${number}`) ? number.toFixed(10).replace(/(?<!0)0+$/, '') : `${number}`
}

export const isTime = (text: string): boolean => TIME.test(text)

/** `YYYY-MM-DD`, as date inputs send it; false for 2026-02-30. */
export function isDay(text: string): boolean {
  const day = new Date(text)
  // JavaScript reads February 30 as March 2.
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Null for an answer that cannot be compared. Times and days stay text: ISO 8601 sorts as text. */
export function comparableValue(type: FieldType, answer: unknown): string | number | null {
  if (typeof answer !== 'string') return null
  switch (FIELD_TYPE_TRAITS[type].order) {
    case 'number': {
      const number = canonicalNumber(answer)
      return number === null ? null : Number(number)
    }
    case 'time':
      return isTime(answer) ? answer : null
    case 'day':
      return isDay(answer) ? answer : null
    case null:
      return null
  }
}
