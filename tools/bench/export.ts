import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import type { EventForm } from '@/features/forms/schema'
import { trackResponse } from '@/server/bridge/give-way'
import { prepareProductParts } from '../../tests/support/parts'
import { EXPORT_BENCH_FIELDS } from './bench-fields'
import { measureWork, median, ninetyFifthPercentileMs, type WorkMeasurement } from './measure'

const FEW = 10_000
const MANY = 100_000
const ROUNDS = 3
/** The most calls of the list that are measured while no export runs. */
const MOST_ALONE = 5_000

type Bench = Awaited<ReturnType<typeof import('./many-submissions')['setUpBenchForm']>>

/**
 * `npm run measure -- bench-export` compares the export of 100,000 registrations with that of
 * 10,000, and with ExcelJS. It also measures the list while an export runs.
 */
export async function main(): Promise<void> {
  const parts = await prepareProductParts()
  Object.assign(process.env, {
    ...{ NODE_ENV: 'production', DATA_DIR: parts.dataDir, DATABASE_URL: parts.databaseUrl },
    ...{ PAYLOAD_SECRET: 'only for measuring', SMTP_URL: '' },
  })
  try {
    // Modules of the product read the settings above when they are loaded.
    const { setUpBenchForm } = await import('./many-submissions')
    const bench = await setUpBenchForm(EXPORT_BENCH_FIELDS)
    const few = await measureAt(FEW, bench)
    const many = await measureAt(MANY, bench)
    const perRow = many.seconds / MANY / (few.seconds / FEW)
    console.log(`${MANY} against ${FEW} rows: time per row ${perRow.toFixed(2)}`)
    await compareWithMemory(bench)
    await measureOthers(bench)
    // Payload's pool stays open, and its connections fail when the database stops.
    const { pool } = await import('@/lib/database/db')
    ;(await pool()).on('error', () => {})
  } finally {
    await parts.close()
  }
  process.exit(0)
}

async function measureAt(rows: number, bench: Bench): Promise<WorkMeasurement> {
  const { insertSubmissions, removeSubmissions } = await import('./many-submissions')
  await removeSubmissions()
  await insertSubmissions(bench.form, rows)
  await readExport(bench, 'delegate 1')
  const measured = await measureWork(() => readExport(bench))
  const { seconds, grownMb } = measured
  console.log(`${rows} rows: ${seconds.toFixed(1)} s, +${grownMb.toFixed(0)} MB RSS`)
  return measured
}

async function readExport({ form, actor }: Bench, search?: string): Promise<void> {
  const { exportSubmissions } = await import('@/features/submissions/export/server/export')
  const file = await exportSubmissions(form.id, { search, format: 'xlsx' }, actor)
  for await (const _part of file) {
    // Reads the file as fast as the export writes it, and discards it.
  }
}

async function collectSheet({ id, fields }: EventForm) {
  const { FIXED_COLUMNS } = await import('@/features/submissions/export/server/export')
  const { exportColumnOf, streamExportRows } = await import(
    '@/features/submissions/export/server/export-rows'
  )
  const columns = [...FIXED_COLUMNS, ...fields.map(exportColumnOf)]
  const rows: CellValue[][] = []
  await streamExportRows({ formId: id }, fields, { more: [], ownIds: null }, async (batch) => {
    for (const row of batch) rows.push(columns.map(({ key }) => row[key] ?? null))
  })
  return { rows, formats: columns.map(({ format }) => format) }
}

async function writeFromMemory({ rows, formats }: Awaited<ReturnType<typeof collectSheet>>) {
  const stream = new PassThrough()
  stream.resume()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  const sheet = workbook.addWorksheet('Submissions')
  sheet.columns = formats.map((numFmt) => (numFmt ? { style: { numFmt } } : {}))
  for (const row of rows) sheet.addRow(row).commit()
  await workbook.commit()
}

async function compareWithMemory(bench: Bench): Promise<void> {
  const sheet = await collectSheet(bench.form)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const memory = await measureWork(() => writeFromMemory(sheet))
    ratios.push(memory.seconds / (await measureWork(() => readExport(bench))).seconds)
  }
  console.log(`Against exceljs from memory: ${median(ratios).toFixed(2)}, at least 0.8`)
}

async function measureOthers(bench: Bench): Promise<void> {
  const { listSubmissions } = await import('@/features/submissions/list/server/list')
  const openList = async () => {
    // The export pauses while a request waits for its response, so each call of the list registers
    // a waiting response.
    const answer = Object.assign(new EventEmitter(), { headersSent: false })
    trackResponse(answer)
    await listSubmissions({ formId: bench.form.id, page: 1, limit: 10, sort: '-submittedAt' })
    answer.emit('close')
  }
  let isExporting = true
  const exported = readExport(bench).finally(() => {
    isExporting = false
  })
  const meanwhile = await ninetyFifthPercentileMs(openList, () => isExporting)
  await exported
  let left = Math.min(meanwhile.calls, MOST_ALONE)
  const alone = await ninetyFifthPercentileMs(openList, () => left-- > 0)
  const ratio = (meanwhile.ms / alone.ms).toFixed(2)
  console.log(
    `95th percentile of the list meanwhile: ${meanwhile.ms.toFixed(1)} ms against ${alone.ms.toFixed(1)}, ${ratio}, at most 2`,
  )
}
