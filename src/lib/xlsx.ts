import { PassThrough, Readable } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import { log } from './log/log'

export interface Column {
  key: string
  header: string
  /** In characters. */
  width: number
  /** Excel number format; `@` is text. */
  format?: string
}

/** Appends rows; settles when the reader is ready for more. */
export type WriteRows = (rows: Record<string, CellValue>[]) => Promise<void>

/** Excel reads `_x0041_` in text as an escaped character; this keeps the one that was typed. */
export const escapeText = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

async function write(
  target: PassThrough,
  title: string,
  columns: readonly Column[],
  fill: (writeRows: WriteRows) => Promise<void>,
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
  await fill(async (rows) => {
    if (target.destroyed) throw new Error('The download was given up')
    for (const row of rows) sheet.addRow(row).commit()
    // A reader slower than the database must not fill the memory.
    if (target.writableNeedDrain) {
      await new Promise((resume) => target.once('drain', resume).once('close', resume))
    }
  })
  await workbook.commit()
}

/** A workbook of one sheet, streamed while `fill` writes its rows: text stays text, no formulas. */
export function streamWorkbook(
  title: string,
  columns: readonly Column[],
  fill: (writeRows: WriteRows) => Promise<void>,
): ReadableStream {
  const target = new PassThrough()
  write(target, title, columns, fill).catch((error) => {
    if (!target.destroyed) log.error({ err: error }, 'export')
    target.destroy(error)
  })
  return Readable.toWeb(target) as ReadableStream
}

/** The answer that saves a workbook as `{name}-{timestamp}.xlsx`. */
export const workbookResponse = (name: string, workbook: ReadableStream): Response =>
  new Response(workbook, {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}-${Date.now()}.xlsx"`,
    },
  })
