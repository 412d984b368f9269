import 'server-only'
import { streamCsv } from '@/lib/csv'
import type { SheetColumn } from '@/lib/sheet-stream'
import type { FormTotals } from '../totals'

const COLUMNS: readonly SheetColumn[] = [
  { key: 'field', header: 'Field', width: 32 },
  { key: 'answer', header: 'Answer', width: 32 },
  { key: 'count', header: 'Count', width: 10 },
]

export const streamTotalsCsv = ({ total, people, cancelled, fields }: FormTotals): ReadableStream =>
  streamCsv(COLUMNS, (writeRows) =>
    writeRows([
      { field: 'All', answer: 'Registrations', count: total },
      ...(people > total ? [{ field: 'All', answer: 'People', count: people }] : []),
      ...(cancelled > 0
        ? [{ field: 'All', answer: 'Cancelled, not counted', count: cancelled }]
        : []),
      ...fields.flatMap(({ label: field, given, notGiven, counts }) => [
        ...counts.map(({ answer, count }) => ({ field, answer, count })),
        { field, answer: 'Given', count: given },
        { field, answer: 'Not given', count: notGiven },
      ]),
    ]),
  )
