import 'server-only'
import type { StaffActor } from '@/lib/access'
import { withLock } from '@/lib/database/db'
import { contentOfForm } from '../../builder/content'
import { presentForm } from '../../present'
import type { EventForm } from '../../schema'
import { getFormRow } from '../../server/data'
import { storeNewForm } from '../../server/new-form'
import { findFreeCopyName, findFreeCopySlug } from '../../server/slugs'

/**
 * Creates an inactive copy of a form. The copy has what the builder edits (except the day of the
 * event), the name fields and the translations. Throws `form.not_found`, `form.older_version`.
 */
export function duplicateForm(id: number, actor: StaffActor): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    const row = await getFormRow(id)
    const form = presentForm(row)
    const { details, privacy, ...content } = contentOfForm(form)
    const copy = {
      ...details,
      name: await findFreeCopyName(form.name),
      slug: await findFreeCopySlug(form.slug),
      isActive: false,
      privacy: { ...privacy, retention: { ...privacy.retention, eventDay: null } },
    }
    const { nameFieldIds } = form
    return storeNewForm(
      { ...content, ...copy, nameFieldIds, translations: row.translations },
      actor,
    )
  })
}
