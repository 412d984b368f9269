import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORM_LIMITS } from '@/features/forms/limits'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug, postWithoutScript, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const change = (id: number, input: object) => colleague.put<EventForm>(paths.api.form(id), input)
const shown = (slug: string) => newVisitor().get<PublicForm>(paths.api.publicForm(slug))

describe('another address', () => {
  it('is where the form is; the ones before lead to it and take registrations', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const answers = { [form.ids.Name]: 'Ana' }
    expect((await register(form, answers)).status).toBe(201)
    const [second, third] = [newSlug(), newSlug()]
    expect((await change(form.id, { slug: second })).body.slug).toBe(second)
    expect((await change(form.id, { slug: third })).body.slug).toBe(third)
    for (const slug of [form.slug, second, third]) {
      expect((await shown(slug)).body).toMatchObject({ slug: third, name: form.name })
      expect((await register({ slug }, answers)).status).toBe(201)
    }
    const count = `select count(*)::int from submissions where form_id = $1`
    expect((await (await pool()).query(count, [form.id])).rows).toEqual([{ count: 4 }])
  })

  it('may be one it had itself', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await change(form.id, { slug: newSlug() })
    expect((await change(form.id, { slug: form.slug })).body.slug).toBe(form.slug)
    expect((await shown(form.slug)).body.slug).toBe(form.slug)
  })

  it('is not one that another form had, also for a new one and a copy', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const moved = newSlug()
    await change(form.id, { slug: moved })
    const other = await createOpenForm({ Name: 'text' })
    const message = 'This slug still leads to another form that had it before. Choose another one.'
    for (const refused of [
      await colleague.put(paths.api.form(other.id), { slug: form.slug }),
      await colleague.post(paths.api.forms, { name: 'New', slug: form.slug }),
    ]) {
      expectRefusal(refused, 409, 'form.slug_retired')
      expect(refused.body).toMatchObject({ fields: { slug: message } })
    }
    const copies = async () => {
      const { body } = await colleague.post<EventForm>(paths.api.formDuplicate(other.id))
      createdRows.forms.add(body.id)
      return body
    }
    const copy = await copies()
    await change(copy.id, { slug: newSlug() })
    expect((await copies()).slug).toBe(`${other.slug}-copy-2`)
  })

  it('of a closed form shows nothing', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await change(form.id, { slug: newSlug(), isActive: false })
    expectRefusal(await newVisitor().get(paths.api.publicForm(form.slug)), 404, 'form.not_found')
    expectRefusal(await register(form, {}), 404, 'form.not_found')
  })

  it('loses nothing of what was typed without script at the one before', async () => {
    const form = await createOpenForm({ Name: { fieldType: 'text', isRequired: true } })
    await change(form.id, { slug: newSlug() })
    const refused = await postWithoutScript(form, new URLSearchParams({ [form.ids.Name]: '' }))
    expect(refused.headers.get('location')).toContain(`/forms/${form.slug}?attempt=`)
  })
})

describe('words around the fields', () => {
  it('stand with the form; visitors get the thanks alone', async () => {
    const form = await createOpenForm({ Name: 'text' })
    expect((await shown(form.slug)).body).not.toHaveProperty('thanksText')
    const texts = { closedText: 'It opens again in May.', thanksText: ' Bring your Bible. ' }
    const { body } = await change(form.id, texts)
    expect(body).toMatchObject({ closedText: texts.closedText, thanksText: 'Bring your Bible.' })
    expect((await shown(form.slug)).body).toHaveProperty('thanksText', 'Bring your Bible.')
    expect((await shown(form.slug)).body).not.toHaveProperty('closedText')
    expect((await change(form.id, { thanksText: ' ' })).body.thanksText).toBeNull()
  })

  it.each(['closedText', 'thanksText'])('%s is text of a certain length', async (name) => {
    const form = await createOpenForm({ Name: 'text' })
    for (const bad of ['x'.repeat(FORM_LIMITS.text + 1), 5, ['x']]) {
      const refused = await colleague.put(paths.api.form(form.id), { [name]: bad })
      expectRefusal(refused, 400, 'request.invalid')
    }
  })
})
