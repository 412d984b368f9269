import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { EventForm } from '../../schema'
import { getForm } from '../../server/data'
import { withFormLock } from '../../server/write-form'
import type { FormContent, FormVersion } from '../content'
import { LISTED_VERSION_COUNT } from '../listed-versions'
import { saveContent } from './save-content'

/**
 * Lists versions, newest first. Returns up to one more than the screen lists, because each listed
 * version is compared with the one before. Throws `form.not_found`.
 */
export async function listVersions(id: number): Promise<FormVersion[]> {
  const form = await getForm(id)
  const rows = await fetchRows<FormVersion>(sql`
    select version.revision::int as revision, version.fields, version.receipt,
      version.details, md5(version.translations::text) as "translationsMark",
      person.name as "savedBy", version.created_at as "savedAt"
    from form_versions version left join admin_users person on person.id = version.saved_by_id
    where version.form_id = ${form.id} order by version.revision desc limit ${LISTED_VERSION_COUNT + 1}`)
  return rows.map(({ details, ...row }) => ({
    ...row,
    ...(details && { details }),
  }))
}

/**
 * Restores the content of a version. The form keeps its slug and privacy settings, because posters
 * show the slug and visitors agreed to the notice. Throws `form.version_not_found`, `form.changed`
 * when the form has another revision than `seen`, and what `saveContent` throws.
 */
export function restoreVersion(
  id: number,
  revision: number,
  seen: number,
  actor: StaffActor,
): Promise<EventForm> {
  return withFormLock(id, async () => {
    const form = await getForm(id)
    const [version] = await fetchRows<FormVersion & Pick<FormContent, 'translations'>>(sql`
      select fields, receipt, details, translations, created_at as "savedAt" from form_versions
      where form_id = ${form.id} and revision = ${revision}`)
    if (!version) throw new AppError('form.version_not_found')
    if (seen !== form.revision) throw new AppError('form.changed')
    const detail = `version ${revision}`
    const { details, ...content } = version
    const kept = { ...content, details: details ?? {} }
    return saveContent(form, kept, { actor, action: 'form.version_restored', detail })
  })
}
