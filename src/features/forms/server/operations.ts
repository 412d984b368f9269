import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { CreateFormInput, UpdateFormInput } from '../form-input'
import { canName } from '../name-fields'
import type { EventForm } from '../schema'
import { getForm, withForm } from './data'
import { NO_NOTICE } from './privacy'
import { refuseTakenSlug, storeEarlierAddress } from './slugs'

/**
 * Creates a form without fields; visitors do not see it until it has one.
 * @throws AppError `form.slug_taken`
 */
export function createForm(input: CreateFormInput, actor: StaffActor): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    await refuseTakenSlug(input.slug)
    const payload = await cms()
    const { id, name } = await payload.create({
      collection: 'forms',
      data: { ...input, receipt: { isOn: false }, notice: NO_NOTICE, revision: 0, fields: [] },
      overrideAccess: true,
    })
    await recordAudit({ action: 'form.created', actor, subject: name })
    return getForm(id)
  })
}

/**
 * Refuses fields that cannot be the registrant's name.
 * @throws AppError `form.unknown_field` for a field of another form, or one whose answer cannot be
 * a name
 */
function refuseInvalidNameFields({ fields, archivedFields }: EventForm, ids: readonly string[]) {
  const naming = new Set([...fields, ...archivedFields].filter(canName).map(({ id }) => id))
  if (!ids.every((id) => naming.has(id))) throw new AppError('form.unknown_field')
}

const changeAction = ({ isActive }: UpdateFormInput) => {
  if (isActive === undefined) return 'form.updated'
  return isActive ? 'form.activated' : 'form.deactivated'
}

/** @throws AppError `form.not_found`, `form.slug_taken`, `form.slug_retired`, `form.unknown_field` */
export function updateForm(
  id: number | null,
  change: UpdateFormInput,
  actor: StaffActor,
): Promise<EventForm> {
  const write = async () => {
    const form = await getForm(id)
    await refuseTakenSlug(change.slug, form.id)
    if (change.slug && change.slug !== form.slug) await storeEarlierAddress(form.slug, form.id)
    refuseInvalidNameFields(form, change.nameFieldIds ?? [])
    const payload = await cms()
    await payload.update({
      collection: 'forms',
      id: form.id,
      data: change,
      overrideAccess: true,
    })
    await recordAudit({ action: changeAction(change), actor, subject: change.name ?? form.name })
    return getForm(form.id)
  }
  const held = () => withForm(id, write)
  // A new address also needs the lock that all forms share, so that two forms cannot take the same
  // one.
  return change.slug === undefined ? held() : withLock('forms.slug', held)
}
