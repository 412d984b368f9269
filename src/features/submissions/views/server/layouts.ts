import 'server-only'
import { type Executor, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { PAGE_SIZE, PAGE_SIZES } from '../../constants'
import type { KeepLayoutInput, ListLayout } from '../layout'

const ALL_FORMS = 0

interface KeptLayout {
  formId: number
  columns: string | null
  rows: number | null
}

export async function getListLayout(staffId: number): Promise<ListLayout> {
  const kept = await fetchRows<KeptLayout>(sql`
    select form_id::int as "formId", columns, rows::int as rows
    from submission_layouts where staff_id = ${staffId}`)
  const rows = kept.find(({ formId }) => formId === ALL_FORMS)?.rows
  const columns = kept.flatMap(({ formId, columns }) =>
    columns === null ? [] : [[formId === ALL_FORMS ? 'all' : `${formId}`, columns]],
  )
  return {
    rows: PAGE_SIZES.find((size) => size === rows) ?? PAGE_SIZE,
    columns: Object.fromEntries(columns),
  }
}

const keepRows = (tx: Executor, staffId: number, rows: number) =>
  tx.execute(sql`
    insert into submission_layouts (staff_id, form_id, rows) values (${staffId}, ${ALL_FORMS}, ${rows})
    on conflict (staff_id, form_id) do update set rows = excluded.rows, updated_at = now()`)

async function keepColumns(tx: Executor, staffId: number, formId: number | null, columns: string) {
  const [known] = await query(tx, sql`select 1 from forms where id = ${formId}`)
  if (formId !== null && !known) throw new AppError('form.not_found')
  await tx.execute(sql`
    insert into submission_layouts (staff_id, form_id, columns)
    values (${staffId}, ${formId ?? ALL_FORMS}, ${columns})
    on conflict (staff_id, form_id) do update set columns = excluded.columns, updated_at = now()`)
}

export async function storeListLayout(
  staffId: number,
  { rows, columns, formId = null }: KeepLayoutInput,
): Promise<ListLayout> {
  await transaction(async (tx) => {
    if (rows !== undefined) await keepRows(tx, staffId, rows)
    if (columns !== undefined) await keepColumns(tx, staffId, formId, columns)
  })
  return getListLayout(staffId)
}
