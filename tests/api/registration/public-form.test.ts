import { afterAll, describe, expect, it } from 'vitest'
import type { PublicForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

it('answers exactly what a visitor needs (Spec §7)', async () => {
  const form = await createOpenForm({
    'Full name': {
      fieldType: 'text',
      placeholder: 'Juan dela Cruz',
      helpText: 'As in your passport',
      isRequired: true,
    },
    Churches: { fieldType: 'checkbox', options: ['Main', 'Youth'] },
    Old: 'text',
  })
  const colleague = await staffClient('super_admin')
  const kept = form.fields.slice(0, 2)
  await colleague.post(paths.api.formFields(form.id), { fields: kept })

  const { status, headers, body } = await newVisitor().get<PublicForm>(
    paths.api.publicForm(form.slug),
  )
  expect(status).toBe(200)
  // A cached response would keep a closed form open.
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    name: form.name,
    slug: form.slug,
    description: null,
    isOpen: true,
    opensAt: null,
    closesAt: null,
    isFull: false,
    hasWaitingList: false,
    left: null,
    fields: [
      {
        id: form.ids['Full name'],
        label: 'Full name',
        fieldType: 'text',
        placeholder: 'Juan dela Cruz',
        helpText: 'As in your passport',
        isRequired: true,
        options: null,
        order: 0,
      },
      {
        id: form.ids.Churches,
        label: 'Churches',
        fieldType: 'checkbox',
        placeholder: null,
        isRequired: false,
        options: ['Main', 'Youth'],
        order: 1,
      },
    ],
  })
})

it('is not found while the form is closed, and back when it is open again', async () => {
  const { id, slug } = await createOpenForm({ Name: 'text' })
  const colleague = await staffClient('super_admin')
  await colleague.put(paths.api.form(id), { isActive: false })
  expectRefusal(await newVisitor().get(paths.api.publicForm(slug)), 404, 'form.not_found')
  await colleague.put(paths.api.form(id), { isActive: true })
  expect((await newVisitor().get(paths.api.publicForm(slug))).status).toBe(200)
})

describe('there is no form', () => {
  it.each([
    ['nobody made', 'no-such-form'],
    ['named by an id', '1'],
    ['with capitals', 'NO-SUCH-FORM'],
    ['NUL', '%00'],
    ['with a space', '%20'],
    ['of a thousand characters', 'x'.repeat(1000)],
    ['up the folders', '..%2F..%2Fetc%2Fpasswd'],
    ['of a quote', "a'%20or%20'1'%3D'1"],
    ['of emoji', '%F0%9F%99%8F'],
    ['of a prototype', '__proto__'],
  ])('%s', async (_case, slug) => {
    expectRefusal(await newVisitor().get(`/api/forms/${slug}`), 404, 'form.not_found')
    const reply = await newVisitor().post(`/api/forms/${slug}/submit`, { data: {} })
    expectRefusal(reply, 404, 'form.not_found')
  })
})

it('answers anything else below /api in the same shape', async () => {
  for (const path of ['/api/forms', '/api/no/such/thing', '/api/admin', '/api/forms/a/b/c']) {
    expectRefusal(await newVisitor().get(path), 404, 'route.not_found')
  }
  expectRefusal(await newVisitor().post('/api/no/such/thing', {}), 404, 'route.not_found')
})
