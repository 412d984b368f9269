import 'server-only'
import type { StaffActor } from '@/lib/access'
import { withLock } from '@/lib/database/db'
import { slugify } from '@/lib/slug'
import { FORM_LIMITS } from '../../limits'
import { findErasureCutoff, type PrivacyInput } from '../../privacy'
import type { EventForm } from '../../schema'
import { storeNewForm } from '../../server/new-form'
import { findFreeFormName, findFreeFormSlug } from '../../server/slugs'
import type { FormFile } from '../form-file'

/** Removes an event day so long ago that each new registration would be due for erasure at once. */
function withoutPastDay({ notice, retention }: PrivacyInput): PrivacyInput {
  const isOver = retention.from === 'event' && findErasureCutoff(retention, new Date()) !== null
  return { notice, retention: isOver ? { ...retention, eventDay: null } : retention }
}

export function contentOfFile(file: FormFile) {
  const { format, version, name, slug, privacy, nameFields, ...content } = file
  return {
    ...content,
    nameFieldIds: nameFields,
    privacy: privacy && withoutPastDay(privacy),
  }
}

/**
 * Creates an inactive form from a form file. If the name or slug is taken, the form gets a free
 * variant. Throws `form.older_version`.
 */
export function createFormFromFile(file: FormFile, actor: StaffActor): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    const slug = file.slug ?? slugify(slugify(file.name).slice(0, FORM_LIMITS.slug))
    const name = await findFreeFormName(file.name)
    const address = await findFreeFormSlug(slug || 'form')
    return storeNewForm({ ...contentOfFile(file), name, slug: address, isActive: false }, actor)
  })
}
