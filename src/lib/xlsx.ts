import 'server-only'
import type { PassThrough } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import { yieldToRequests } from '@/server/bridge/give-way'
import {
  type FillRows,
  type SheetColumn,
  sheetResponse,
  streamFromWriter,
  throwIfDownloadAborted,
  waitForDrain,
} from './sheet-stream'

const AT_ONCE = 4

/** Escapes texts such as `_x0041_`, which Excel would read as an escaped character. */
const escapeText = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

/**
 * Returns the value with its text escaped. Returns undefined for an empty cell, which is not
 * written; its column has the format anyway.
 */
const escaped = (value: CellValue | undefined): CellValue | undefined =>
  typeof value === 'string' ? escapeText(value) : (value ?? undefined)

async function write(
  target: PassThrough,
  title: string,
  columns: readonly SheetColumn[],
  fill: FillRows,
): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  const styles = columns.map(({ format = 'General' }) => ({ numFmt: format }))
  sheet.columns = columns.map(({ key, width, header }, at) => ({
    ...{ key, width, style: styles[at] },
    header: escapeText(header),
  }))
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  let last = 1
  await fill(async (rows) => {
    throwIfDownloadAborted(target)
    for (const [at, row] of rows.entries()) {
      if (at % AT_ONCE === 0) await yieldToRequests()
      const line = sheet.addRow(columns.map(({ key }) => escaped(row[key])))
      line.eachCell((cell, column) => {
        cell.style = styles[column - 1] ?? {}
      })
      line.commit()
    }
    last += rows.length
    await waitForDrain(target)
  })
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: columns.length } }
  await workbook.commit()
}

/** Streams an Excel file while `fill` writes rows. A text never becomes a formula. */
export const streamWorkbook = (
  title: string,
  columns: readonly SheetColumn[],
  fill: FillRows,
): ReadableStream => streamFromWriter((target) => write(target, title, columns, fill))

export const workbookResponse = (name: string, workbook: ReadableStream): Response =>
  sheetResponse(
    name,
    'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    workbook,
  )
