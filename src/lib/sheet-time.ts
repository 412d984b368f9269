import 'server-only'
import { isValid } from 'date-fns'
import { shiftToManilaTime } from './manila-time'
import type { SheetColumn } from './sheet-stream'

const inManila = (header: string) => `${header} (Manila time)`

/**
 * A column of times that the caller converts with `shiftToManilaTime`, because spreadsheets know no
 * time zones.
 */
export const timeColumn = (key: string, header: string, seconds?: 'with seconds'): SheetColumn => ({
  key,
  header: inManila(header),
  width: 26,
  format: seconds ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm',
})

/** A column of texts with times that `formatManilaTime` has written. */
export const textWithTimesColumn = (key: string, header: string, width: number): SheetColumn => ({
  key,
  header: inManila(header),
  width,
  format: '@',
})

/**
 * Returns a time in Manila, such as `2026-11-22 14:03`, or an empty text when the time is not
 * valid.
 */
export function formatManilaTime(at: Date | string | null): string {
  const time = shiftToManilaTime(new Date(at ?? Number.NaN))
  return isValid(time) ? time.toISOString().slice(0, 16).replace('T', ' ') : ''
}
