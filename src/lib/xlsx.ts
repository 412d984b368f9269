import type { PassThrough } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import {
  type Column,
  type FillRows,
  refuseGivenUp,
  sheetResponse,
  streamFrom,
  untilDrained,
} from './sheet-stream'

/** Excel reads `_x0041_` in text as an escaped character; this keeps the one that was typed. */
const escapeText = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

const escaped = (value: CellValue | undefined): CellValue | undefined =>
  typeof value === 'string' ? escapeText(value) : value

async function write(
  target: PassThrough,
  title: string,
  columns: readonly Column[],
  fill: FillRows,
): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ format, header, ...column }) => ({
    ...column,
    header: escapeText(header),
    ...(format && { style: { numFmt: format } }),
  }))
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  let last = 1
  await fill(async (rows) => {
    refuseGivenUp(target)
    for (const row of rows) sheet.addRow(columns.map(({ key }) => escaped(row[key]))).commit()
    last += rows.length
    await untilDrained(target)
  })
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: columns.length } }
  await workbook.commit()
}

/**
 * A workbook of one sheet, streamed while `fill` writes its rows: text stays text, no formulas. Its
 * head stays in view and has filters.
 */
export const streamWorkbook = (
  title: string,
  columns: readonly Column[],
  fill: FillRows,
): ReadableStream => streamFrom((target) => write(target, title, columns, fill))

/** The answer that saves a workbook as `{name}-{timestamp}.xlsx`. */
export const workbookResponse = (name: string, workbook: ReadableStream): Response =>
  sheetResponse(
    name,
    'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    workbook,
  )
