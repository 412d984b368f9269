import ExcelJS from 'exceljs'
import type { Download } from 'playwright/test'

export async function downloadedBytes(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Returns the rows of an exported workbook: texts by heading, dates as `2001-02-28`. */
export async function readWorkbookRows(download: Download): Promise<Record<string, string>[]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await downloadedBytes(download)) as unknown as ExcelJS.Buffer)
  const [headings = [], ...rows] = (workbook.worksheets[0]?.getSheetValues() ?? [])
    .slice(1)
    .map((row) => (row as ExcelJS.CellValue[]).slice(1))
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, at) => [String(heading), asText(row[at])])),
  )
}

function asText(cell: ExcelJS.CellValue): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell)
  if (cell === null || cell === undefined) return ''
  // Formulas, links and errors are objects. An export must not contain any.
  throw new Error(`Not a plain cell: ${JSON.stringify(cell)}`)
}
