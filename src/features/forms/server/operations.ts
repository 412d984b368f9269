import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import type { UpdateFormInput } from '../form-input'
import { canBeNameField } from '../name-fields'
import type { EventForm } from '../schema'
import { getForm } from './data'
import { refuseTakenSlug, storeEarlierAddress } from './slugs'
import { withFormLock, writeForm } from './write-form'

function refuseInvalidNameFields({ fields, archivedFields }: EventForm, ids: readonly string[]) {
  const naming = new Set([...fields, ...archivedFields].filter(canBeNameField).map(({ id }) => id))
  if (!ids.every((id) => naming.has(id))) throw new AppError('form.unknown_field')
}

function changeAction({ isActive, isArchived }: UpdateFormInput, before: EventForm) {
  if (isArchived !== undefined && isArchived !== before.isArchived) {
    return isArchived ? 'form.archived' : 'form.unarchived'
  }
  if (isActive === undefined) return 'form.updated'
  return isActive ? 'form.activated' : 'form.deactivated'
}

/**
 * Adds the change that follows: an archived form becomes inactive, and an activated form leaves the
 * archive.
 */
function withSwitches(change: UpdateFormInput): UpdateFormInput {
  if (change.isArchived) return { ...change, isActive: false }
  return change.isActive ? { ...change, isArchived: false } : change
}

export function updateForm(
  id: number,
  asked: UpdateFormInput,
  actor: StaffActor,
): Promise<EventForm> {
  const change = withSwitches(asked)
  const write = async () => {
    const form = await getForm(id)
    await refuseTakenSlug(change.slug, form.id)
    refuseInvalidNameFields(form, change.nameFieldIds ?? [])
    await writeForm(form.id, change, async (tx) => {
      const isMoved = change.slug !== undefined && change.slug !== form.slug
      if (isMoved) await storeEarlierAddress(tx, form.slug, form.id)
      const subject = change.name ?? form.name
      await recordAudit({ action: changeAction(change, form), actor, subject }, tx)
    })
    return getForm(form.id)
  }
  return withFormLock(id, write, change.slug !== undefined)
}
