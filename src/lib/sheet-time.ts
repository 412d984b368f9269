import 'server-only'
import { isValid } from 'date-fns'
import { manilaTime } from './manila-time'
import type { Column } from './sheet-stream'

/** The heading of a column of times names the time zone, because a cell cannot. */
const inManila = (header: string) => `${header} (Manila time)`

/**
 * A column whose cells are `manilaTime`: spreadsheets know no time zones and show the UTC parts of
 * a date.
 */
export const timeColumn = (key: string, header: string, seconds?: 'with seconds'): Column => ({
  key,
  header: inManila(header),
  width: 26,
  format: seconds ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm',
})

/** A column of text in which times are written by `manilaText`. */
export const textWithTimesColumn = (key: string, header: string, width: number): Column => ({
  key,
  header: inManila(header),
  width,
  format: '@',
})

/** `2026-11-22 14:03`; empty for no valid time. */
export function manilaText(at: Date | string | null): string {
  const time = manilaTime(new Date(at ?? Number.NaN))
  return isValid(time) ? time.toISOString().slice(0, 16).replace('T', ' ') : ''
}
