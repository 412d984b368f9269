import 'server-only'
import { isValid } from 'date-fns'
import { manilaTime } from './manila-time'
import type { Column } from './sheet-stream'

/** A cell cannot contain a time zone. */
const inManila = (header: string) => `${header} (Manila time)`

/** The caller converts with `manilaTime`, because spreadsheets know no time zones. */
export const timeColumn = (key: string, header: string, seconds?: 'with seconds'): Column => ({
  key,
  header: inManila(header),
  width: 26,
  format: seconds ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm',
})

/** For times written by `manilaText`. */
export const textWithTimesColumn = (key: string, header: string, width: number): Column => ({
  key,
  header: inManila(header),
  width,
  format: '@',
})

/** `2026-11-22 14:03`; empty when the time is not valid. */
export function manilaText(at: Date | string | null): string {
  const time = manilaTime(new Date(at ?? Number.NaN))
  return isValid(time) ? time.toISOString().slice(0, 16).replace('T', ' ') : ''
}
