import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import type { FormContent } from '../builder/content'
import { copyAsNewFields, mergeFields, splitFieldSettings } from '../builder/field-merge'
import { refuseNewerFieldTypes } from '../builder/server/newer-types'
import { DEFAULT_PLACES_SETTINGS } from '../capacity/schema'
import type { CreateFormInput } from '../form-input'
import type { EventForm } from '../schema'
import type { Translations } from '../translations/schema'
import { renameFieldIds } from '../translations/sources'
import { getForm } from './data'
import { NO_PRIVACY_NOTICE, storePrivacyNotice } from './privacy'
import type { FormSideWrites } from './side-writes'

/** The content of a new form. An absent property gets the value of an empty form. */
interface NewForm
  extends Omit<CreateFormInput, 'startWith'>,
    Partial<Omit<FormContent, 'details'>> {
  isActive: boolean
  closedText?: string | null
  thanksText?: string | null
  hasSteps?: boolean
  /** `translations` and `nameFieldIds` refer to fields by their ids in `fields`. */
  translations?: Translations | null
  nameFieldIds?: readonly string[] | null
}

/**
 * Stores a new form, whose fields get new ids. The caller must hold the lock `forms.slug`. Throws
 * `form.older_version`, and `form.unknown_field` when two fields have the same id.
 */
export async function storeNewForm(
  { fields = [], privacy, receipt, translations, nameFieldIds, ...form }: NewForm,
  actor: StaffActor,
): Promise<EventForm> {
  await refuseNewerFieldTypes(fields)
  const rows = mergeFields({ fields: [], archivedFields: [] }, copyAsNewFields(fields))
  const ids = new Map(fields.map((field, at) => [field.id ?? '', rows[at]?.id ?? '']))
  const naming = nameFieldIds?.flatMap((id) => ids.get(id) ?? []) ?? []
  const { isOn, isSensitive, text } = privacy?.notice ?? { ...NO_PRIVACY_NOTICE, text: '' }
  const sideWrites: FormSideWrites = async (tx, { id }) => {
    if (text !== '') await storePrivacyNotice(tx, id, { version: 1, text })
    await recordAudit({ action: 'form.created', actor, subject: form.name }, tx)
  }
  const payload = await cms()
  const { id } = await payload.create({
    collection: 'forms',
    data: {
      ...form,
      isArchived: false,
      places: DEFAULT_PLACES_SETTINGS,
      hasSteps: form.hasSteps ?? false,
      receipt: receipt ?? { isOn: false },
      notice: text === '' ? NO_PRIVACY_NOTICE : { isOn, isSensitive, text, version: 1 },
      ...(privacy && { retention: privacy.retention }),
      ...(naming.length > 0 && { nameFieldIds: naming }),
      ...(translations && { translations: renameFieldIds(translations, ids) }),
      revision: 0,
      ...splitFieldSettings(rows),
    },
    context: { sideWrites },
    overrideAccess: true,
  })
  return getForm(id)
}
