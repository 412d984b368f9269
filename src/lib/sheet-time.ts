import 'server-only'
import { isValid } from 'date-fns'
import { manilaTime } from './manila-time'
import type { Column } from './sheet-stream'

/** Adds the time zone to the heading of a column of times, because a cell cannot contain it. */
const inManila = (header: string) => `${header} (Manila time)`

/**
 * A column of times, which the caller converts with `manilaTime`: spreadsheets know no time zones
 * and show the UTC parts of a date.
 */
export const timeColumn = (key: string, header: string, seconds?: 'with seconds'): Column => ({
  key,
  header: inManila(header),
  width: 26,
  format: seconds ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm',
})

/** Returns a column of text in which times are written by `manilaText`. */
export const textWithTimesColumn = (key: string, header: string, width: number): Column => ({
  key,
  header: inManila(header),
  width,
  format: '@',
})

/** Returns a time as `2026-11-22 14:03` in Manila; an empty text when it is not valid. */
export function manilaText(at: Date | string | null): string {
  const time = manilaTime(new Date(at ?? Number.NaN))
  return isValid(time) ? time.toISOString().slice(0, 16).replace('T', ' ') : ''
}
