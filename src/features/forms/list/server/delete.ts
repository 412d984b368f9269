import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { getForm } from '../../server/data'
import type { FormSideWrites } from '../../server/side-writes'
import { withFormLock } from '../../server/write-form'

const BELONGING = [
  'form_addresses',
  'form_notices',
  'form_versions',
  'form_drafts',
  'form_previews',
  'retention_plans',
  'place_limits',
  'submission_layouts',
  'mailings',
]

/**
 * Deletes the rows that belong to a form. The form's row is locked first, so that a registration
 * that is just being stored is either found here or refused because the form is gone. Throws
 * `form.has_registrations`.
 */
async function deleteBelongings(tx: Executor, id: number): Promise<void> {
  await tx.execute(sql`select id from forms where id = ${id} for update`)
  const [answered] = await query(tx, sql`select id from submissions where form_id = ${id} limit 1`)
  if (answered) throw new AppError('form.has_registrations')
  await tx.execute(sql`delete from mailing_recipients
    where mailing_id in (select id from mailings where form_id = ${id})`)
  for (const table of BELONGING) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where form_id = ${id}`)
  }
}

/**
 * Deletes a form and the rows that belong to it. Throws `form.not_found`, and
 * `form.has_registrations` even when all registrations are in the bin.
 */
export function deleteForm(id: number, actor: StaffActor): Promise<void> {
  return withFormLock(id, async () => {
    const form = await getForm(id)
    const sideWrites: FormSideWrites = async (tx) => {
      await deleteBelongings(tx, form.id)
      await recordAudit({ action: 'form.deleted', actor, subject: form.name }, tx)
    }
    const payload = await cms()
    await payload.delete({
      collection: 'forms',
      id: form.id,
      context: { sideWrites },
      overrideAccess: true,
    })
  })
}
