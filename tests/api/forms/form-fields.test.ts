import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldInput } from '@/features/forms/field-input'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, isQuestion } from '@/features/forms/field-types'
import type { EventForm, FormField } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let colleague: Client
let refusing: OpenForm<'Name'>
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  refusing = await createOpenForm({ Name: 'text' })
})
afterAll(removeCreatedRows)

const save = (id: number, fields: unknown, revision?: number) =>
  colleague.post<EventForm>(paths.api.formFields(id), { fields, revision })

const refusedSave = (id: number, fields: unknown, revision?: unknown) =>
  colleague.post(paths.api.formFields(id), { fields, revision })

const reload = async (id: number) => (await colleague.get<EventForm>(paths.api.form(id))).body

const unchanged = ({ validation, ...field }: FormField): FieldInput => field

const labels = (fields: readonly FormField[]) => fields.map(({ label }) => label)
const idsOf = (fields: readonly FormField[]) => fields.map(({ id }) => id)

describe('saving the builder', () => {
  it('gives every new field an id and keeps the order of the list', async () => {
    const { id, fields } = await createOpenForm({ Name: 'text', Email: 'email', Phone: 'phone' })
    expect(fields.map(({ label, order }) => [label, order])).toEqual([
      ['Name', 0],
      ['Email', 1],
      ['Phone', 2],
    ])
    expect(new Set(idsOf(fields)).size).toBe(3)
    expect((await reload(id)).fields).toEqual(fields)
  })

  it('keeps the ids when fields are saved again, renamed and moved', async () => {
    const { id, fields } = await createOpenForm({ Name: 'text', Email: 'email', Phone: 'phone' })
    const [name, email, phone] = fields.map(unchanged) as [FieldInput, FieldInput, FieldInput]
    // The order of the list counts, not `order` in each field (Spec §4).
    const sent = [phone, { ...name, label: 'Full name', isRequired: true }, email]
    const { body } = await save(id, sent)
    expect(idsOf(body.fields)).toEqual([phone.id, name.id, email.id])
    expect(body.fields[1]).toMatchObject({ label: 'Full name', isRequired: true, order: 1 })
  })

  it.each(FIELD_TYPES)('stores a %s field with what belongs to it', async (fieldType) => {
    const { id } = await createOpenForm()
    const options = ['Main', ' Youth ', 'Main']
    const field = {
      label: ' A label ',
      fieldType,
      placeholder: ' e.g. ',
      helpText: ' As in your passport. ',
      isRequired: true,
      options,
    }
    const { body } = await save(id, [field])
    expect(body.fields).toEqual([
      {
        id: expect.any(String),
        label: 'A label',
        fieldType,
        placeholder: 'e.g.',
        helpText: 'As in your passport.',
        isRequired: isQuestion({ fieldType }),
        options: FIELD_TYPE_TRAITS[fieldType].hasOptions ? ['Main', 'Youth'] : null,
        ...(FIELD_TYPE_TRAITS[fieldType].hasOptions && { optionIds: ['Main', 'Youth'] }),
        validation: null,
        order: 0,
      },
    ])
  })

  it('takes a field that says nothing but its label and type', async () => {
    const { id } = await createOpenForm()
    const { body } = await save(id, [{ label: 'Name', fieldType: 'select' }])
    expect(body.fields).toMatchObject([
      { placeholder: null, isRequired: false, options: null, validation: null },
    ])
    expect(body.fields[0]).not.toHaveProperty('helpText')
  })

  it('drops empty lists of options', async () => {
    const { id } = await createOpenForm()
    const { body } = await save(id, [{ label: 'Church', fieldType: 'select', options: [] }])
    expect(body.fields[0]?.options).toBeNull()
  })

  it('saves an empty list', async () => {
    const { id } = await createOpenForm({ Name: 'text' })
    const { status, body } = await save(id, [])
    expect(status).toBe(200)
    expect(body.fields).toEqual([])
  })

  it('takes a hundred fields and not one more', async () => {
    const { id } = await createOpenForm()
    const many = Array.from({ length: 101 }, (_, at) => ({ label: `F${at}`, fieldType: 'text' }))
    const refused = await refusedSave(id, many)
    expectRefusal(refused, 400, 'request.invalid')
    expect(refused.body.error).toBe('A form has at most 100 fields')
    const { body } = await save(id, many.slice(1))
    expect(body.fields).toHaveLength(100)
  })
})

describe('a removed field', () => {
  it('is archived with its answers, and comes back under its old id', async () => {
    const form = await createOpenForm({ Name: 'text', Church: 'text' })
    const [name, church] = form.fields.map(unchanged) as [FieldInput, FieldInput]
    await register(form, { [form.ids.Church]: 'San Isidro' })

    const without = (await save(form.id, [name])).body
    expect(labels(without.fields)).toEqual(['Name'])
    expect(without.archivedFields).toMatchObject([{ id: church.id, label: 'Church' }])

    const again = (await save(form.id, [church, name])).body
    expect(idsOf(again.fields)).toEqual([church.id, name.id])
    expect(again.archivedFields).toEqual([])
  })

  it('stays archived while others come and go', async () => {
    const { id, fields } = await createOpenForm({ Name: 'text', Church: 'text' })
    await save(id, [unchanged(fields[1] as FormField)])
    const { body } = await save(id, [{ label: 'New', fieldType: 'date' }])
    expect(labels(body.fields)).toEqual(['New'])
    expect(labels(body.archivedFields).sort()).toEqual(['Church', 'Name'])
  })
})

describe('two people at one form', () => {
  it('refuses the one whose form has changed meanwhile, and keeps the other', async () => {
    const { id, revision, fields } = await createOpenForm({ Name: 'text' })
    const mine = [...fields.map(unchanged), { label: 'Mine', fieldType: 'text' }]
    expect((await save(id, mine, revision)).body.revision).toBe(revision + 1)
    const theirs = [...fields.map(unchanged), { label: 'Theirs', fieldType: 'text' }]
    expectRefusal(await refusedSave(id, theirs, revision), 409, 'form.changed')
    expect(labels((await reload(id)).fields)).toEqual(['Name', 'Mine'])
  })

  it('lets exactly one of ten who save at once through', async () => {
    const { id, revision } = await createOpenForm()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        save(id, [{ label: `Version ${at}`, fieldType: 'text' }], revision),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const winner = replies.find(({ status }) => status === 200)
    expect(await reload(id)).toEqual(winner?.body)
  })

  it('does not mistake closing the form for a change of its fields', async () => {
    const { id, revision } = await createOpenForm()
    await colleague.put(paths.api.form(id), { isActive: false })
    expect((await save(id, [{ label: 'Name', fieldType: 'text' }], revision)).status).toBe(200)
  })
})

describe('refuses', () => {
  const text = { label: 'Name', fieldType: 'text' }
  it.each<[string, unknown, string]>([
    ['a field without a label', [text, { fieldType: 'text' }], 'All fields must have a label'],
    ['a blank label', [{ ...text, label: '  ' }], 'All fields must have a label'],
    ['a label that is a number', [{ ...text, label: 7 }], 'All fields must have a label'],
    ['a very long label', [{ ...text, label: 'x'.repeat(301) }], 'This label is too long'],
    [
      'a very long help text',
      [{ ...text, helpText: 'x'.repeat(301) }],
      'This help text is too long',
    ],
    [
      'a very long placeholder',
      [{ ...text, placeholder: 'x'.repeat(201) }],
      'This placeholder is too long',
    ],
    [
      'a very long option',
      [{ label: 'Church', fieldType: 'select', options: ['x'.repeat(201)] }],
      'This option is too long',
    ],
    [
      'too many options',
      [{ label: 'Church', fieldType: 'select', options: Array(201).fill('a') }],
      'A question has at most 200 options',
    ],
    ['a type it does not know', [{ ...text, fieldType: 'colour' }], 'This value is not accepted'],
    ['a required flag in words', [{ ...text, isRequired: 'yes' }], 'This value is not accepted'],
    ['a validation of its own', [{ ...text, validation: {} }], 'This value is not accepted'],
    ['no list', { 0: text }, 'This value is not accepted'],
    ['no fields', undefined, 'This is missing'],
    ['a list of texts', ['Name'], 'This value is not accepted'],
  ])('%s', async (_case, fields, sentence) => {
    const reply = await refusedSave(refusing.id, fields)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.error).toBe(sentence)
    expect((await reload(refusing.id)).fields).toEqual(refusing.fields)
  })

  it.each([
    ['of another form', async () => (await createOpenForm({ Other: 'text' })).ids.Other],
    ['nobody gave', async () => 'made-up'],
    ['of an object', async () => '__proto__'],
  ])('an id %s', async (_case, foreignId) => {
    const reply = await refusedSave(refusing.id, [{ ...text, id: await foreignId() }])
    expectRefusal(reply, 400, 'form.unknown_field')
    expect((await reload(refusing.id)).fields).toEqual(refusing.fields)
  })

  it('the same id twice', async () => {
    const field = { ...text, id: refusing.ids.Name }
    expectRefusal(await refusedSave(refusing.id, [field, field]), 400, 'form.unknown_field')
  })

  it('a revision that is no number', async () => {
    expectRefusal(await refusedSave(refusing.id, [text], '0'), 400, 'request.invalid')
  })
})
