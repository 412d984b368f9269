import { afterAll, describe, expect, it } from 'vitest'
import type { FormDraft, FormVersion } from '@/features/forms/builder/content'
import { toDraftField, toFieldInputs } from '@/features/forms/builder/draft-fields'
import { findPreview } from '@/features/forms/builder/server/previews'
import { replaceTriggerIds } from '@/features/forms/conditions/show-when'
import {
  BLANK_FIELD,
  FIELD_PROPERTIES,
  type FieldProperties,
  fieldPropertiesOf,
} from '@/features/forms/field-properties'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { clientWithSession, makeAccount, staffClient } from '../../support/api/staff'

afterAll(removeCreatedRows)

const FILLED: FieldProperties = {
  ...BLANK_FIELD,
  label: 'Choir',
  fieldType: 'select',
  placeholder: 'Choose your voice',
  helpText: 'One is enough.',
  isRequired: true,
  isSensitive: true,
  options: ['Alto', 'Bass'],
  optionIds: ['Soprano', 'Bass'],
  showWhen: { match: 'any', rules: [{ fieldId: 'new-sings', is: 'given' }] },
}
const TRIGGER = { id: 'new-sings', label: 'Sings', fieldType: 'text' }
const NUMBER: FieldProperties = {
  ...BLANK_FIELD,
  label: 'Children',
  fieldType: 'number',
  min: 1,
  max: 12,
  decimals: true,
  unit: 'years',
}
const BOXES: FieldProperties = {
  ...BLANK_FIELD,
  label: 'Days',
  fieldType: 'checkbox',
  options: ['Friday', 'Saturday', 'Sunday'],
  minChosen: 1,
  maxChosen: 2,
  hasOther: true,
}
/** Together, these fields set every property. The first test checks this. */
const SAMPLES = [FILLED, NUMBER, BOXES]
const FIELDS = [TRIGGER, ...SAMPLES]
/** The samples without the ids of options: what visitors get, and what the builder sends. */
const WITHOUT_IDS = SAMPLES.map((sample) => ({ ...sample, optionIds: null }))
const OTHER = { label: 'Name', fieldType: 'text' }

interface Listed {
  fields: readonly (Partial<FieldProperties> & { id?: string })[]
}

function filledIn({ fields }: Listed) {
  const trigger = fields.find(({ label }) => label === TRIGGER.label)
  const ids = new Map([[trigger?.id ?? '', TRIGGER.id]])
  return SAMPLES.map(({ label }) => {
    const field = fieldPropertiesOf(fields.find((one) => one.label === label) ?? {})
    return { ...field, showWhen: replaceTriggerIds(field.showWhen, ids) }
  })
}

it.each(FIELD_PROPERTIES)('%s differs from a blank field', (name) => {
  expect(SAMPLES.map((sample) => sample[name])).not.toEqual(SAMPLES.map(() => BLANK_FIELD[name]))
})

describe('a field keeps every property', () => {
  async function prepare() {
    const colleague = await staffClient('super_admin')
    const { id, slug } = await createOpenForm()
    const path = paths.api.formFields(id)
    const { body } = await colleague.post<EventForm>(path, { fields: FIELDS })
    const save = (fields: readonly unknown[]) => colleague.post<EventForm>(path, { fields })
    const read = async () => (await colleague.get<EventForm>(paths.api.form(id))).body
    return { colleague, id, slug, body, save, read }
  }

  it('saved, and shown to visitors', async () => {
    const { slug, body, read } = await prepare()
    expect(filledIn(body)).toEqual(SAMPLES)
    expect(filledIn(await read())).toEqual(SAMPLES)
    const { body: shown } = await newVisitor().get<PublicForm>(paths.api.publicForm(slug))
    expect(filledIn(shown)).toEqual(WITHOUT_IDS)
  })

  it('in the builder', async () => {
    const { body } = await prepare()
    const inputs = toFieldInputs(body.fields.map(toDraftField))
    expect(filledIn({ fields: inputs as Listed['fields'] })).toEqual(WITHOUT_IDS)
    expect(inputs.map(({ id }) => id)).toEqual(body.fields.map(({ id }) => id))
  })

  it('removed', async () => {
    const { save } = await prepare()
    const { body } = await save([OTHER])
    expect(filledIn({ fields: body.archivedFields })).toEqual(SAMPLES)
  })

  it('in a draft, and published from it', async () => {
    const { colleague, id, save } = await prepare()
    const { body: now } = await save([OTHER])
    const { receipt, revision } = now
    const kept = await colleague.put<FormDraft>(paths.api.formDraft(id), {
      fields: FIELDS,
      receipt,
      revision,
      draft: null,
    })
    expect(filledIn(kept.body)).toEqual(SAMPLES)
    const { version: draft } = kept.body
    const published = await colleague.post<EventForm>(paths.api.publishDraft(id), {
      draft,
      revision,
    })
    expect(filledIn(published.body)).toEqual(SAMPLES)
  })

  it('in an earlier version, and restored from it', async () => {
    const { colleague, id, body, save } = await prepare()
    const { body: now } = await save([OTHER])
    const { body: versions } = await colleague.get<FormVersion[]>(paths.api.formVersions(id))
    const version = versions.find(({ revision }) => revision === body.revision)
    expect(version && filledIn(version)).toEqual(SAMPLES)
    const path = paths.api.restoreVersion(id, body.revision)
    const restored = await colleague.post<EventForm>(path, { revision: now.revision })
    expect(filledIn(restored.body)).toEqual(SAMPLES)
  })

  it('in a copy of the form', async () => {
    const { colleague, id } = await prepare()
    const { body: copy } = await colleague.post<EventForm>(paths.api.formDuplicate(id))
    createdRows.forms.add(copy.id)
    expect(filledIn(copy)).toEqual(SAMPLES)
  })

  it('in a preview', async () => {
    const { id, slug } = await prepare()
    const account = await makeAccount('event_coordinator')
    const client = await clientWithSession(account)
    const details = { name: 'Choir', description: null, thanksText: null }
    const path = paths.api.formPreview(id)
    const { body } = await client.post<{ token: string }>(path, { fields: FIELDS, details })
    const signedIn = {
      sessionId: 1,
      lacksFactor: false,
      factorDueAt: null,
      address: '127.0.0.1',
    } as const
    const actor = { ...account, ...signedIn, role: 'event_coordinator', status: 'active' } as const
    const preview = await findPreview(slug, body.token, actor)
    expect(preview && filledIn(preview)).toEqual(WITHOUT_IDS)
  })
})
