import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { CreateFormInput, UpdateFormInput } from '../form-input'
import { canName } from '../name-fields'
import type { EventForm } from '../schema'
import { getForm } from './data'
import { NO_NOTICE } from './privacy'
import { refuseTakenSlug, storeEarlierAddress } from './slugs'
import { withForm, writeForm } from './write-form'

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
      data: {
        ...input,
        isArchived: false,
        hasSteps: false,
        receipt: { isOn: false },
        notice: NO_NOTICE,
        revision: 0,
        fields: [],
      },
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

function changeAction({ isActive, isArchived }: UpdateFormInput, before: EventForm) {
  if (isArchived !== undefined && isArchived !== before.isArchived) {
    return isArchived ? 'form.archived' : 'form.unarchived'
  }
  if (isActive === undefined) return 'form.updated'
  return isActive ? 'form.activated' : 'form.deactivated'
}

/** An archived form is always closed: archiving closes it, and opening it takes it out again. */
function withSwitches(change: UpdateFormInput): UpdateFormInput {
  if (change.isArchived) return { ...change, isActive: false }
  return change.isActive ? { ...change, isArchived: false } : change
}

/** @throws AppError `form.not_found`, `form.slug_taken`, `form.slug_retired`, `form.unknown_field` */
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
  return withForm(id, write, change.slug !== undefined)
}
