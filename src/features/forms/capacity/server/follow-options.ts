import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { type IdentifiedOptions, optionRenamesBetween } from '../../option-ids'

type Field = { id: string } & IdentifiedOptions

interface Row {
  id: number
  option: string
  former: string[] | null
}

/**
 * Renames the options of limits. A limit keeps the earlier texts of its option, because older
 * registrations still contain them. An earlier text is dropped when an option of the field has that
 * text again.
 */
export async function followOptionsInLimits(
  tx: Executor,
  formId: number,
  before: readonly Field[],
  after: readonly Field[],
): Promise<void> {
  const wasOf = ({ id }: Field): IdentifiedOptions => before.find((one) => one.id === id) ?? {}
  const changed = after.filter(
    (field) =>
      field.options && JSON.stringify(wasOf(field).options) !== JSON.stringify(field.options),
  )
  if (changed.length === 0) return
  // Locks the rows in the same order as other transactions, to avoid deadlocks.
  await tx.execute(sql`select from place_limits where form_id = ${formId} order by id for update`)
  let isChanged = false
  for (const field of changed) {
    const { id, options } = field
    const renames = optionRenamesBetween(wasOf(field), field)
    const limits = await query<Row>(
      tx,
      sql`select id, option, former from place_limits
          where form_id = ${formId} and field_id = ${id} and option is not null`,
    )
    for (const { id: limitId, option, former } of limits) {
      const now = renames.get(option) ?? option
      const names = now === option ? (former ?? []) : [...(former ?? []), option]
      const kept = names.filter((name) => name !== now && !options?.includes(name))
      if (now === option && kept.length === (former ?? []).length) continue
      isChanged = true
      await tx.execute(sql`
        update place_limits set option = ${now}, former = ${JSON.stringify(kept)}::jsonb,
          updated_at = now() where id = ${limitId}`)
    }
  }
  if (isChanged) await tx.execute(sql`select recount_places(${formId})`)
}
