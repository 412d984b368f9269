import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormVersion } from '@/features/forms/builder/content'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import { findClosedText } from '@/features/forms/server/data'
import type { FormTranslation, ReviewByLanguage } from '@/features/forms/translations/schema'
import type { OwnRegistration } from '@/features/registration/own/schema'
import { type OpenedLink, openOwnLink } from '@/features/registration/own/server/find'
import { listDifferences } from '@/features/registration/own/server/present'
import { findFormAttempt } from '@/features/registration/server/attempts'
import type { Submission } from '@/features/submissions/schema'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { fillPlaceholders } from '@/lib/words/fill'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  postWithoutScript,
  readSubmission,
  register,
} from '../../support/api/forms'
import { ownLinkToken, readOwnRegistration } from '../../support/api/own-links'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let ana: Client
beforeAll(async () => {
  ana = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const openCamp = () =>
  createOpenForm({ Name: 'text', Size: { fieldType: 'select', options: ['Small', 'Large'] } })
type Camp = Awaited<ReturnType<typeof openCamp>>

const SCRIPT = '<script>alert(1)</script>'

const inFilipino = ({ ids }: Camp) => ({
  isShown: true,
  name: 'Kampo',
  fields: {
    [ids.Name]: { label: 'Pangalan' },
    [ids.Size]: { label: 'Sukat', options: ['Maliit', 'Malaki'] },
  },
})

const translate = (form: { id: number }, body: object, lang = 'fil') =>
  ana.put<FormTranslation>(paths.api.formTranslation(form.id, lang), { isShown: false, ...body })
const read = async ({ id }: { id: number }, lang = 'fil') =>
  (await ana.get<FormTranslation>(paths.api.formTranslation(id, lang))).body
const shown = async ({ slug }: { slug: string }, query = '') =>
  (await newVisitor().get<PublicForm>(`${paths.api.publicForm(slug)}${query}`)).body

describe('translations of a form', () => {
  it('are read in their language, with options that are sent in English', async () => {
    const form = await openCamp()
    const before = await shown(form)
    expect(before).not.toHaveProperty('languages')
    const { status, body } = await translate(form, inFilipino(form))
    expect([status, body.isVisible, body.done, body.total]).toEqual([200, true, 5, 5])
    const size = `fields.${form.ids.Size}`
    expect(body.sources.slice(2).map(({ path, source }) => [path, source])).toEqual([
      [`${size}.label`, 'Size'],
      [`${size}.options.0`, 'Small'],
      [`${size}.options.1`, 'Large'],
    ])
    const filipino = await shown(form, '?lang=fil')
    expect(filipino).toMatchObject({ name: 'Kampo', lang: 'fil', languages: ['en', 'fil'] })
    expect(filipino.fields.map(({ label }) => label)).toEqual(['Pangalan', 'Sukat'])
    expect(filipino.fields[1]).toMatchObject({
      options: ['Small', 'Large'],
      optionTexts: ['Maliit', 'Malaki'],
    })
    expect((await shown(form)).fields).toEqual(before.fields)
    expect(await shown(form, '?lang=xx')).toMatchObject({ name: form.name, lang: 'en' })
    expect(await shown(form, '?lang=ceb')).toMatchObject({ name: form.name, lang: 'en' })
    const line = { action: 'form.translated', detail: 'Filipino, shown' }
    expect((await readLastAuditLines('form.translated'))[0]).toMatchObject(line)
    await translate(form, { ...inFilipino(form), isShown: false })
    const hidden = { detail: 'Filipino, not shown' }
    expect((await readLastAuditLines('form.translated'))[0]).toMatchObject(hidden)
  })

  it('follow an option that is renamed, marked as made from its earlier text', async () => {
    const form = await openCamp()
    await translate(form, inFilipino(form))
    const [named, size] = form.fields
    const rename = (options: string[]) =>
      ana.post(paths.api.formFields(form.id), { fields: [named, { ...size, options }] })
    await rename(['Small', 'Extra large'])
    const { fields, changed, isVisible } = await read(form)
    expect(fields[form.ids.Size]?.options).toEqual(['Maliit', 'Malaki'])
    expect(Object.values(changed)).toEqual(['Large'])
    expect(isVisible).toBe(true)
    await rename(['Small', 'Extra large', 'Huge'])
    expect((await read(form)).fields[form.ids.Size]?.options).toEqual(['Maliit', 'Malaki', null])
  })

  it('are shown to visitors only when every required text is there', async () => {
    const form = await openCamp()
    const { name, ...rest } = inFilipino(form)
    const { body } = await translate(form, rest)
    expect([body.isShown, body.isVisible, body.missing]).toEqual([true, false, 1])
    expect(await shown(form)).not.toHaveProperty('languages')
    await translate(form, { ...rest, name })
    const { body: current } = await ana.get<EventForm>(paths.api.form(form.id))
    const fields = [...current.fields, { label: 'Church', fieldType: 'text' }]
    await ana.post(paths.api.formFields(form.id), { fields })
    expect(await shown(form), 'a new question is not translated').not.toHaveProperty('languages')
  })

  it('fall back by string, and keep markup as text', async () => {
    const form = await openCamp()
    await ana.put(paths.api.form(form.id), { description: 'Bring a friend', thanksText: 'Bye' })
    await translate(form, { ...inFilipino(form), description: SCRIPT })
    expect(await shown(form, '?lang=fil')).toMatchObject({ description: SCRIPT, thanksText: 'Bye' })
  })

  it('are shown of the text of a closed form, while there is one and the language is shown', async () => {
    const form = await openCamp()
    const write = (closedText: string | null) =>
      ana.put(paths.api.form(form.id), { isActive: false, closedText })
    await write('In May.')
    const texts = { ...inFilipino(form), closedText: 'Sa Mayo.' }
    await translate(form, texts)
    expect(await findClosedText(form.slug, 'fil')).toBe('Sa Mayo.')
    expect(await findClosedText(form.slug)).toBe('In May.')
    await translate(form, { ...texts, isShown: false })
    expect(await findClosedText(form.slug, 'fil')).toBe('In May.')
    await translate(form, texts)
    await write(null)
    expect(await findClosedText(form.slug, 'fil')).toBeNull()
  })

  it('tell which source has changed, until the text changes or is confirmed', async () => {
    const form = await openCamp()
    const texts = inFilipino(form)
    await translate(form, texts)
    const { body: current } = await ana.get<EventForm>(paths.api.form(form.id))
    const fields = current.fields.map((field) =>
      field.label === 'Name' ? { ...field, label: 'Full name' } : field,
    )
    await ana.post(paths.api.formFields(form.id), { fields })
    const key = `field:${form.ids.Name}:label`
    expect((await read(form)).changed).toEqual({ [key]: 'Name' })
    expect((await translate(form, texts)).body.changed).toEqual({ [key]: 'Name' })
    const { body } = await translate(form, { ...texts, confirmed: [key] })
    expect(body.changed).toEqual({})
    expect((await shown(form, '?lang=fil')).fields[0]?.label).toBe('Pangalan')
  })

  it('show no notice that was translated from another text', async () => {
    const form = await openCamp()
    const privacyOf = (text: string) => ({
      notice: { isOn: true, text },
      retention: { days: null, from: 'arrival', eventDay: null },
    })
    const { body: current } = await ana.get<EventForm>(paths.api.form(form.id))
    const save = (text: string) =>
      ana.post(paths.api.formFields(form.id), { fields: current.fields, privacy: privacyOf(text) })
    await save('We keep it.')
    await translate(form, { ...inFilipino(form), notice: 'Itatago namin.' })
    expect((await shown(form, '?lang=fil')).notice?.text).toBe('Itatago namin.')
    await save('We share it.')
    expect(await shown(form, '?lang=fil')).not.toHaveProperty('languages.1')
    expect((await read(form)).missing).toBe(1)
  })

  it('stay with versions, restoring, copies, drafts and other saves', async () => {
    const form = await openCamp()
    const { body: first } = await translate(form, inFilipino(form))
    await translate(form, { ...inFilipino(form), name: 'Ibang kampo' })
    const { body: versions } = await ana.get<FormVersion[]>(paths.api.formVersions(form.id))
    expect(new Set(versions.map(({ translationsMark }) => translationsMark)).size).toBe(3)
    const [{ revision = 0 } = {}] = versions
    const restored = await ana.post(paths.api.restoreVersion(form.id, first.revision), { revision })
    expect(restored.status).toBe(200)
    expect((await read(form)).name).toBe('Kampo')
    const { body: current } = await ana.get<EventForm>(paths.api.form(form.id))
    await ana.post(paths.api.formFields(form.id), { fields: current.fields })
    expect((await read(form)).done).toBe(5)
    const { body: copy } = await ana.post<EventForm>(paths.api.formDuplicate(form.id))
    const copied = await read(copy)
    expect(copied).toMatchObject({ name: 'Kampo', done: 5 })
    expect(copied.fields[copy.fields[1]?.id ?? '']?.options).toEqual(['Maliit', 'Malaki'])
  })

  it('refuse what does not fit', async () => {
    const form = await openCamp()
    const { ids } = form
    const put = (body: object, lang = 'fil') => translate(form, body, lang)
    expectRefusal(await put({ fields: { nobody: { label: 'x' } } }), 400, 'form.unknown_field')
    const options = ['a', 'b', 'c']
    expectRefusal(await put({ fields: { [ids.Size]: { options } } }), 400, 'request.invalid')
    const long = await put({ fields: { [ids.Name]: { label: 'x'.repeat(301) } } })
    expectRefusal(long, 400, 'request.invalid')
    const ofOption = await put({ fields: { [ids.Size]: { options: [null, 'x'.repeat(501)] } } })
    expectRefusal(ofOption, 400, 'request.invalid')
    expect(ofOption.body).toHaveProperty('fields', {
      [`fields.${ids.Size}.options.1`]: expect.stringContaining('characters'),
    })
    expectRefusal(await put({ name: { toString: 1 } }), 400, 'request.invalid')
    expectRefusal(await put({ name: 'x' }, 'tlh'), 404, 'route.not_found')
    const { revision } = await read(form)
    await put({ name: 'Kampo', revision })
    expectRefusal(await put({ name: 'Huli', revision }), 409, 'form.changed')
  })
})

describe('a registration', () => {
  it('keeps its language and the form’s revision, and the options of the source', async () => {
    const form = await openCamp()
    const { ids } = form
    const { body: saved } = await translate(form, inFilipino(form))
    const data = { [ids.Name]: 'Ana', [ids.Size]: 'Large' }
    const submit = paths.api.submit(form.slug)
    const { body } = await newVisitor().post<{ id: number; link: string }>(submit, {
      data,
      lang: 'fil',
    })
    const stored = await readSubmission(body.id)
    expect(stored.data).toEqual(data)
    const token = ownLinkToken(body.link)
    const own = (await readOwnRegistration<OwnRegistration>(token)).body
    expect(own.form.name).toBe('Kampo')
    expect(own.answers.map(({ label, text }) => [label, text])).toEqual([
      ['Pangalan', 'Ana'],
      ['Sukat', 'Malaki'],
    ])
    const mine = (await openOwnLink(token)) as OpenedLink
    expect(listDifferences(mine, data, { ...data, [ids.Size]: 'Small' })).toEqual([
      { fieldId: ids.Size, label: 'Sukat', now: 'Malaki', yours: 'Maliit' },
    ])
    const details = async (id: number) => (await ana.get<Submission>(paths.api.submission(id))).body
    const readAs = { language: 'fil', revision: saved.revision }
    expect((await details(body.id)).form).toEqual(readAs)
    const english = await register(form, data)
    expect((await details(english.body.id)).form).toEqual({ ...readAs, language: 'en' })
    const plain = new URLSearchParams({ [`answer_${ids.Name}`]: 'Ben', lang: 'fil' })
    await postWithoutScript(form, plain)
    expect((await details(english.body.id + 1)).form).toEqual(readAs)
    const unknown = await newVisitor().post<{ id: number }>(submit, { data, lang: 'ceb' })
    expect((await details(unknown.body.id)).form?.language).toBe('en')
  })
})

describe('a registration in Filipino', () => {
  const required = () =>
    createOpenForm({
      Name: { fieldType: 'text', isRequired: true },
      Email: 'email',
      Born: { fieldType: 'date', max: '2010-12-31' },
    })
  const labels = ({ ids }: Awaited<ReturnType<typeof required>>) => ({
    isShown: true,
    name: 'Kampo',
    fields: {
      [ids.Name]: { label: 'Pangalan' },
      [ids.Email]: { label: 'Email' },
      [ids.Born]: { label: 'Kapanganakan' },
    },
  })

  it('is refused in Filipino, by whichever way the language is told', async () => {
    const form = await required()
    await translate(form, labels(form))
    const data = { [form.ids.Email]: 'ana', [form.ids.Born]: '2011-06-01' }
    const submit = paths.api.submit(form.slug)
    const replies = [
      await newVisitor().post<ErrorBody>(submit, { data, lang: 'fil' }),
      await newVisitor().post<ErrorBody>(`${submit}?lang=fil`, { data }),
    ]
    for (const { status, body } of replies) {
      expect(status).toBe(400)
      expect(body.error).toBe('Pakiayos ang mga mali at subukan muli')
      expect(body.fields).toEqual({
        [form.ids.Name]: 'Kailangang sagutin ang Pangalan',
        [form.ids.Email]: 'Maglagay ng tamang email address',
        [form.ids.Born]: 'Pumili ng Disyembre 31, 2010 o mas maaga pa',
      })
    }
    const { body } = await newVisitor().post<ErrorBody>(`${submit}?lang=xx`, { data })
    expect(body.error).toBe('Please fix the errors and try again')
  })

  it('names a full option as the visitor reads it', async () => {
    const form = await openCamp()
    await translate(form, inFilipino(form))
    const times = { opensAt: null, closesAt: null, hasWaitingList: false, offerHours: null }
    const limits = [{ fieldId: form.ids.Size, option: 'Large', seats: 0 }]
    await ana.put(paths.api.formPlaces(form.id), { ...times, showLeftBelow: null, limits })
    const data = { [form.ids.Size]: 'Large' }
    const full = await newVisitor().post<ErrorBody>(paths.api.submit(form.slug), {
      data,
      lang: 'fil',
    })
    expect(full.body.fields).toEqual({
      [form.ids.Size]: fillPlaceholders(FIL_WORDS.places.optionGone, { option: 'Malaki' }),
    })
    expect(full.body.error).toBe(FIL_WORDS.errors['form.full'])
  })

  it('changes its language without script and keeps its answers', async () => {
    const form = await required()
    await translate(form, labels(form))
    const sent = new URLSearchParams({ [`answer_${form.ids.Email}`]: 'ana@example.org' })
    const withQuery = (query: string) => (slug: string) => `${paths.api.submit(slug)}?${query}`
    const changed = await postWithoutScript(form, sent, withQuery('readIn=fil'))
    expect(changed.status).toBe(303)
    const page = new URL(changed.headers.get('location') ?? '', 'http://localhost')
    expect(page.searchParams.get('lang')).toBe('fil')
    expect(await findFormAttempt(form.slug, page.searchParams.get('attempt') ?? '')).toEqual({
      answers: { [form.ids.Email]: 'ana@example.org' },
      errors: {},
      message: null,
    })
    const back = await postWithoutScript(form, sent, withQuery('lang=fil&readIn=en'))
    expect(back.headers.get('location')).not.toContain('lang=')
    const refused = await postWithoutScript(form, sent, withQuery('lang=fil'))
    expect(refused.headers.get('location')).toContain('&lang=fil')
    sent.append(`answer_${form.ids.Name}`, 'Ana')
    const done = await postWithoutScript(form, sent, withQuery('lang=fil&plain=1'))
    expect(done.headers.get('location')).toMatch(/\?submitted=[A-Z0-9-]+&own=[\w.-]+&lang=fil$/)
  })
})

describe('our own words in a language', () => {
  it('are confirmed by a super admin, once, with a line in the log', async () => {
    const boss = await staffClient('super_admin')
    const path = paths.api.language('ilo')
    const set = (isRead: boolean) => boss.put<ReviewByLanguage>(path, { isRead })
    await set(true)
    const { body } = await set(true)
    expect(body.ilo).toMatchObject({ by: expect.any(String), at: expect.any(String) })
    expect((await readLastAuditLines('language.%'))[0]).toMatchObject({
      action: 'language.confirmed',
    })
    expect((await set(false)).body.ilo).toBeNull()
    await set(false)
    await set(true)
    await set(false)
    const lines = await readLastAuditLines('language.%', 4)
    expect(lines.map(({ action }) => action)).toEqual([
      'language.unconfirmed',
      'language.confirmed',
      'language.unconfirmed',
      'language.confirmed',
    ])
    expect((await boss.put(paths.api.language('en'), { isRead: true })).status).toBe(404)
  })
})
