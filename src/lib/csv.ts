import 'server-only'
import type { CellValue } from 'exceljs'
import {
  type Column,
  type FillRows,
  sheetResponse,
  streamFrom,
  throwIfDownloadAborted,
  waitForDrain,
} from './sheet-stream'

/** Marks the file as UTF-8; otherwise Excel assumes a regional code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Spreadsheet programs run a cell that begins like this as a formula; an apostrophe makes it text
 * (OWASP, CSV Injection).
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Semicolons separate cells where Excel's region writes decimals with a comma. */
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const safe = (text: string) => quoted(FORMULA.test(text) ? `'${text}` : text)

/**
 * Writes a time as `2026-11-22 14:03`, or only its day when the column's format has no hours. The
 * caller has shifted the date so that its UTC parts are the local time that the heading names, as
 * for Excel.
 */
const written = (at: Date, { format }: Column) =>
  at
    .toISOString()
    .replace('T', ' ')
    .slice(0, format?.includes('hh') ? 16 : 10)

/** Returns the text of one cell, escaped and quoted where needed; empty without a value. */
export function csvCell(value: CellValue | undefined, column: Column): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return `${value}`
  if (value instanceof Date) return written(value, column)
  if (typeof value === 'object' && 'text' in value) return safe(`${value.text}`)
  return safe(`${value}`)
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** Streams the rows that `fill` writes as UTF-8 CSV (RFC 4180), after a row with the headings. */
export const streamCsv = (columns: readonly Column[], fill: FillRows): ReadableStream =>
  streamFrom(async (target) => {
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

/** Returns a response that the browser saves as `{name}-{timestamp}.csv`. */
export const csvResponse = (name: string, csv: ReadableStream): Response =>
  sheetResponse(name, 'csv', 'text/csv; charset=utf-8', csv)
