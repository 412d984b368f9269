import 'server-only'
import type { CellValue } from 'exceljs'
import {
  type FillRows,
  type SheetColumn,
  sheetResponse,
  streamFromWriter,
  throwIfDownloadAborted,
  waitForDrain,
} from './sheet-stream'

/** Without this mark, Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Matches a cell that spreadsheets run as a formula; an apostrophe makes it text (OWASP). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/**
 * Quotes a cell if necessary, also for a semicolon, at which Excel separates cells in regions that
 * write decimals with a comma.
 */
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const safe = (text: string) => quoted(FORMULA.test(text) ? `'${text}` : text)

/** Writes the UTC parts of the date, because `shiftToManilaTime` has set them to the local time. */
const written = (at: Date, { format }: SheetColumn) =>
  at
    .toISOString()
    .replace('T', ' ')
    .slice(0, format?.includes('hh') ? 16 : 10)

/** Turns a time of day, which spreadsheets store as a part of a day, into `HH:mm`. */
const clock = (partOfDay: number) =>
  new Date(Math.round(partOfDay * 1440) * 60_000).toISOString().slice(11, 16)

export function csvCell(value: CellValue | undefined, column: SheetColumn): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return column.format === 'hh:mm' ? clock(value) : `${value}`
  if (value instanceof Date) return written(value, column)
  if (typeof value === 'object' && 'text' in value) return safe(`${value.text}`)
  return safe(`${value}`)
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

export const streamCsv = (columns: readonly SheetColumn[], fill: FillRows): ReadableStream =>
  streamFromWriter(async (target) => {
    target.write(BYTE_ORDER_MARK + line(columns.map(({ header }) => safe(header))))
    await fill(async (rows) => {
      throwIfDownloadAborted(target)
      const cells = (row: (typeof rows)[number]) =>
        columns.map((column) => csvCell(row[column.key], column))
      target.write(rows.map((row) => line(cells(row))).join(''))
      await waitForDrain(target)
    })
    target.end()
  })

export const csvResponse = (name: string, csv: ReadableStream): Response =>
  sheetResponse(name, 'csv', 'text/csv; charset=utf-8', csv)
