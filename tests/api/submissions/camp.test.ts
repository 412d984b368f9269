import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FieldInput } from '@/features/forms/field-input'
import type { MailingPreview } from '@/features/mailings/schema'
import type { ErasureReport, PersonFound } from '@/features/people/schema'
import type { PrintSheet } from '@/features/submissions/print/print-sheet'
import type { Submission } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, readSubmission, registerWithFiles } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { CAMP_FORM_FIELDS } from '../../support/camp-form'
import { asFile, PDF } from '../../support/file-samples'
import { replaceLabelsByIds } from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

const [birth] = CAMP_FORM_FIELDS.filter(({ id }) => id === 'new-born')
const PARENT_EMAIL: FieldInput = {
  label: 'Email of parent',
  fieldType: 'email',
  showWhen: {
    match: 'all',
    rules: [{ fieldId: birth?.id ?? '', is: 'at_least', value: '2008-12-01' }],
  },
}
const at = CAMP_FORM_FIELDS.findIndex(({ label }) => label === 'Email')
const FIELDS = Object.fromEntries(
  CAMP_FORM_FIELDS.toSpliced(at, 0, PARENT_EMAIL).map(({ label, ...field }) => [label, field]),
)

const ANA = {
  'First name': 'Ana',
  'Last name': 'Reyes',
  Birthday: '2010-05-01',
  'Email of parent': 'maria.reyes@example.org',
  Email: 'ana.reyes@example.org',
  'Mobile number': '+63 917 555 0101',
  'Name of parent': 'Maria Reyes',
  'Phone of parent': '+63 917 555 0102',
  'Will a parent come along?': 'Yes',
  'How many family members come?': '10',
  'I am the parent and I agree': 'Yes',
  'Do you stay overnight?': 'Yes',
  Nights: ['Friday', 'Saturday'],
  'Emergency contact': 'Lola Caridad',
  Arrival: '06:30',
  Allergies: 'Yes',
  'Which allergies?': 'Peanuts',
  Weight: '45.5',
  'I will keep the rules of the camp': 'Yes',
}
const BEN = {
  ...ANA,
  'First name': 'Ben',
  'Last name': 'Cruz',
  Birthday: '1990-01-01',
  Email: 'ben.cruz@example.org',
  'Mobile number': '+63 917 555 0103',
  'Do you stay overnight?': 'No',
  Arrival: '18:00',
  Allergies: 'No',
  Weight: '80',
}
const CORA = {
  ...ANA,
  'First name': 'Cora',
  'Email of parent': 'cora.mother@example.org',
  'How many family members come?': '9',
  Nights: ['Sunday'],
  'Emergency contact': 'Tito Boy',
  Arrival: '10:00',
  Weight: '-9.25',
}

let colleague: Client
let form: Awaited<ReturnType<typeof createOpenForm<string>>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  colleague = await staffClient('super_admin')
  form = await createOpenForm<string>(FIELDS)
  for (const person of [ANA, BEN, CORA]) {
    const certificate = [form.ids['Health certificate'] ?? '', asFile(PDF, 'health.pdf')] as const
    const { status, body } = await registerWithFiles(form, replaceLabelsByIds(form, person), [
      certificate,
    ])
    expect(status, JSON.stringify(body)).toBe(201)
    ids[person['First name']] = body.id
  }
})
afterAll(removeCreatedRows)

const fieldOf = (label: string) => form.ids[label] ?? ''
const namesOf = (found: readonly number[]) =>
  found.map((id) => Object.keys(ids).find((name) => ids[name] === id))
const listed = async (query: Record<string, string>) => {
  const path = `${paths.api.submissions}?${new URLSearchParams({ formId: `${form.id}`, ...query })}`
  return namesOf((await colleague.get<Submission[]>(path)).body.map(({ id }) => id))
}
const STAYS = () => ({ [`answer.${fieldOf('Do you stay overnight?')}`]: 'Yes' })

it('stores what was asked alone', async () => {
  expect(form.fields).toHaveLength(41)
  const { data } = await readSubmission(ids.Ben ?? 0)
  const answered = form.fields.filter(({ id }) => id in data).map(({ label }) => label)
  expect(answered).toEqual([
    ...['First name', 'Last name', 'Birthday', 'Email', 'Mobile number'],
    ...['Do you stay overnight?', 'Arrival', 'Allergies', 'Weight'],
    ...['Health certificate', 'I will keep the rules of the camp'],
  ])
})

it('is ordered by the worth of numbers and times', async () => {
  const by = (label: string) => listed({ sort: `answer.${fieldOf(label)}` })
  expect(await by('Weight')).toEqual(['Cora', 'Ana', 'Ben'])
  expect(await by('How many family members come?')).toEqual(['Cora', 'Ana', 'Ben'])
  expect(await by('Arrival')).toEqual(['Ana', 'Cora', 'Ben'])
})

it('is filtered by an answer, and searched', async () => {
  expect(await listed({ ...STAYS(), sort: 'id' })).toEqual(['Ana', 'Cora'])
  expect(await listed({ search: 'caridad' })).toEqual(['Ana'])
  expect(await listed({ search: 'peanuts', sort: 'id' })).toEqual(['Ana', 'Cora'])
})

it('is exported with real numbers, times and days, and without what was not asked', async () => {
  const query = new URLSearchParams({ ...STAYS(), sort: 'id' })
  const all = await colleague.get(paths.api.submissionsExport(form.id))
  const sheet = await readSheet(all.bytes)
  expect(columnValues(sheet, 'Weight').toSorted()).toEqual([-9.25, 45.5, 80])
  expect(columnValues(sheet, 'How many family members come?')).toEqual(
    expect.arrayContaining([10, 9, null]),
  )
  expect(columnValues(sheet, 'Arrival').every((value) => value instanceof Date)).toBe(true)
  expect(sheet.header).not.toContain('What to bring')
  const staying = await colleague.get(`${paths.api.submissionsExport(form.id)}?${query}`)
  expect(columnValues(await readSheet(staying.bytes), 'First name').toSorted()).toEqual([
    'Ana',
    'Cora',
  ])
})

it('is printed with the chosen columns', async () => {
  const labels = ['Nights', 'Emergency contact', 'How many family members come?']
  const columns = labels.map((label) => `answer.${fieldOf(label)}`).join()
  const path = `${paths.api.printSubmissions(form.id)}?${new URLSearchParams({ ...STAYS(), columns })}`
  const { body } = await colleague.get<PrintSheet>(path)
  expect(body.columns).toEqual(labels)
  expect(body.people.map(({ cells }) => cells)).toEqual([
    ['Friday, Saturday', 'Lola Caridad', '10'],
    ['Sunday', 'Tito Boy', '9'],
  ])
})

it('gets mail at the first address that each was asked for', async () => {
  const audience = { formId: form.id, filters: {} }
  const template = { subject: 'The camp', text: 'Dear {First name}, bring a torch.' }
  const { status, body } = await colleague.post<MailingPreview>(paths.api.mailingPreview, {
    audience,
    template,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ messages: 3, withoutAddress: 0 })
  expect(body.samples.map(({ to }) => to)).toEqual([
    'maria.reyes@example.org',
    'ben.cruz@example.org',
    'cora.mother@example.org',
  ])
  const started = { audience, template, count: 3, key: randomUUID() }
  expect((await colleague.post(paths.api.mailings, started)).status).toBe(201)
})

it('is corrected with the whole row in view, and keeps what a correction hides', async () => {
  const id = ids.Cora ?? 0
  const correct = (label: string, was: unknown, answer: unknown) =>
    colleague.put(paths.api.submissionAnswers(id), { fieldId: fieldOf(label), was, answer })
  const needed = await correct('Emergency contact', 'Tito Boy', null)
  expect(needed.body).toMatchObject({
    fields: { [fieldOf('Emergency contact')]: 'Emergency contact is required' },
  })
  const family = 'How many family members come?'
  expect((await correct(family, '9', '9.5')).status).toBe(400)
  expect((await correct(family, '9', '007')).status).toBe(200)
  expect((await correct('Do you stay overnight?', 'Yes', 'No')).status).toBe(200)
  const { data } = await readSubmission(id)
  expect(data[fieldOf(family)]).toBe('7')
  expect(data[fieldOf('Emergency contact')]).toBe('Tito Boy')
  expect(await listed(STAYS())).toEqual(['Ana'])
})

it('is merged, and taken along in one person’s archive and erasure', async () => {
  const merged = await colleague.post<Submission>(paths.api.submissionMerge(ids.Ana ?? 0), {
    other: ids.Cora,
    take: [fieldOf('Nights'), fieldOf('Emergency contact')],
  })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  const { data } = await readSubmission(ids.Ana ?? 0)
  expect(data[fieldOf('Nights')]).toEqual(['Sunday'])
  expect(data[fieldOf('Weight')]).toBe('45.5')
  expect(await listed({ sort: 'id' })).toEqual(['Ana', 'Ben'])

  const who = ANA.Email
  const { body: found } = await colleague.post<PersonFound>(paths.api.personSearch, { who })
  const chosen = { who, submissions: found.submissions.map(({ id }) => id) }
  expect(chosen.submissions).toContain(ids.Ana)
  const archive = await colleague.post(paths.api.personArchive, chosen)
  expect(archive.headers.get('content-type'), JSON.stringify(archive.body)).toBe('application/zip')
  const { status } = await colleague.post<ErasureReport>(paths.api.personErase, chosen)
  expect(status).toBe(200)
  expect(await listed({})).toEqual(['Ben'])
  const { body: after } = await colleague.post<PersonFound>(paths.api.personSearch, { who })
  expect(after.submissions).toEqual([])
})
