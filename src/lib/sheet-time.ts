import 'server-only'
import { isValid } from 'date-fns'
import { manilaTime } from './manila-time'
import type { Column } from './sheet-stream'

const inManila = (header: string) => `${header} (Manila time)`

/**
 * A column of times that the caller converts with `manilaTime`, because spreadsheets know no time
 * zones.
 */
export const timeColumn = (key: string, header: string, seconds?: 'with seconds'): Column => ({
  key,
  header: inManila(header),
  width: 26,
  format: seconds ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm',
})

/** A column of texts with times that `manilaText` has written. */
export const textWithTimesColumn = (key: string, header: string, width: number): Column => ({
  key,
  header: inManila(header),
  width,
  format: '@',
})

/** Returns `2026-11-22 14:03`, or an empty text when the time is not valid. */
export function manilaText(at: Date | string | null): string {
  const time = manilaTime(new Date(at ?? Number.NaN))
  return isValid(time) ? time.toISOString().slice(0, 16).replace('T', ' ') : ''
}
