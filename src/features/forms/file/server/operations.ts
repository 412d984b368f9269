import 'server-only'
import type { StaffActor } from '@/lib/access'
import { withLock } from '@/lib/database/db'
import { slugify } from '@/lib/slug'
import { FORM_LIMITS } from '../../limits'
import { dueUpTo, type PrivacyInput } from '../../privacy'
import type { EventForm } from '../../schema'
import { storeNewForm } from '../../server/new-form'
import { freeName, freeSlug } from '../../server/slugs'
import type { FormFile } from '../form-file'

/**
 * Leaves out the day of the event when the retention period after that day is over. Otherwise each
 * new registration would be due for erasure as soon as it is stored.
 */
function withoutPastDay({ notice, retention }: PrivacyInput): PrivacyInput {
  const isOver = retention.from === 'event' && dueUpTo(retention, new Date()) !== null
  return { notice, retention: isOver ? { ...retention, eventDay: null } : retention }
}

/** Returns what a new form takes from a file, except its name and slug. */
export function contentOfFile(file: FormFile) {
  const { format, version, name, slug, privacy, nameFields, ...content } = file
  return {
    ...content,
    nameFieldIds: nameFields,
    privacy: privacy && withoutPastDay(privacy),
  }
}

/**
 * Creates a closed form from a file. The form gets the name and slug of the file, or free variants
 * of them (`Camp (2)`, `camp-copy`) when they are taken.
 * @throws AppError `form.older_version`
 */
export function createFromFile(file: FormFile, actor: StaffActor): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    const slug = file.slug ?? slugify(slugify(file.name).slice(0, FORM_LIMITS.slug))
    const name = await freeName(file.name)
    const address = await freeSlug(slug || 'form')
    return storeNewForm({ ...contentOfFile(file), name, slug: address, isActive: false }, actor)
  })
}
