import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormTotals } from '@/features/submissions/totals/totals'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

const PEOPLE = [
  {
    Name: 'Ana',
    Shirt: 'L',
    Days: ['Friday', 'Saturday'],
    Birthday: '2009-12-31',
    Province: 'Cebu',
  },
  { Name: 'Ben', Shirt: 'L', Days: ['Saturday'], Birthday: '2010-01-01', Province: ' cebu' },
  { Name: 'Cora', Shirt: 'S', Days: [], Birthday: '2010-05-05', Province: 'Cebu' },
  { Name: 'Dan', Province: 'Bohol' },
]

let form: OpenForm<'Name' | 'Shirt' | 'Days' | 'Birthday' | 'Province' | 'Agreed'>
let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  form = await createOpenForm({
    Name: 'text',
    Shirt: { fieldType: 'select', options: ['S', 'L', 'XL'] },
    Days: { fieldType: 'checkbox', options: ['Friday', 'Saturday'] },
    Birthday: 'date',
    Province: 'text',
    Agreed: { fieldType: 'checkbox', options: [] },
  })
  for (const answers of PEOPLE) await register(form, replaceLabelsByIds(form, answers))
})
afterAll(removeCreatedRows)

const pathOf = (query: string) => `${paths.api.submissionTotals(form.id)}?${query}`
async function totals(query = '') {
  const { status, body } = await colleague.get<FormTotals>(pathOf(query))
  expect(status).toBe(200)
  const fields = body.fields.map(({ label, given, notGiven, counts }) => [
    label,
    { given, notGiven, ...Object.fromEntries(counts.map(({ answer, count }) => [answer, count])) },
  ])
  return { total: body.total, fields: Object.fromEntries(fields) }
}

it('counts each option, each year and each province, and who gave none', async () => {
  expect(await totals()).toEqual({
    total: 4,
    fields: {
      Name: { given: 4, notGiven: 0 },
      Shirt: { given: 3, notGiven: 1, L: 2, S: 1, XL: 0 },
      Days: { given: 2, notGiven: 2, Friday: 1, Saturday: 2 },
      Birthday: { given: 3, notGiven: 1, 2009: 1, 2010: 2 },
      Province: { given: 4, notGiven: 0, Cebu: 3, Bohol: 1 },
      Agreed: { given: 0, notGiven: 4, Yes: 0 },
    },
  })
  const [line] = await readLastAuditLines('submissions.listed')
  expect(line).toMatchObject({ subject: form.name })
})

it('lists options as they are offered, years in order, and places by how often they were given', async () => {
  const { body } = await colleague.get<FormTotals>(pathOf(''))
  const listed = Object.fromEntries(
    body.fields.map(({ label, counts }) => [label, counts.map(({ answer }) => answer)]),
  )
  expect(listed).toMatchObject({
    Shirt: ['S', 'L', 'XL'],
    Birthday: ['2009', '2010'],
    Province: ['Cebu', 'Bohol'],
  })
})

it('takes the filters of the list', async () => {
  const { total, fields } = await totals(`answer.${form.ids.Province}=CEBU`)
  expect([total, fields.Shirt]).toEqual([3, { given: 3, notGiven: 0, L: 2, S: 1, XL: 0 }])
  expect((await totals('search=ana')).total).toBe(1)
  expect((await totals('status=completed')).fields.Shirt).toMatchObject({ given: 0, L: 0 })
})

it('is a CSV on choice', async () => {
  const { headers, bytes } = await colleague.get(pathOf('format=csv'))
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="totals-\d+\.csv"$/)
  const lines = bytes.subarray(3).toString().split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['Field,Answer,Count', 'All,Registrations,4'])
  expect(lines).toEqual(expect.arrayContaining(['Shirt,L,2', 'Shirt,XL,0', 'Shirt,Not given,1']))
})

it('is for those who may read registrations', async () => {
  expectRefusal(await (await staffClient('store_manager')).get(pathOf('')), 403, 'auth.forbidden')
  expectRefusal(await colleague.get(paths.api.submissionTotals(2147483647)), 404)
  expectRefusal(await colleague.get(pathOf('answer.nosuchfield=L')), 400)
})

it('counts what an earlier version stored, and removed questions as long as they have answers', async () => {
  const { Agreed, Shirt } = form.ids
  await (await pool()).query(
    `update submissions set data = data || jsonb_build_object($2::text, true) where form_id = $1
       and data ? $3`,
    [form.id, Agreed, Shirt],
  )
  expect((await totals()).fields.Agreed).toEqual({ given: 3, notGiven: 1, Yes: 3 })
  const kept = ['Name', 'Shirt', 'Agreed'] as const
  const fields = form.fields.filter(({ label }) => kept.some((one) => one === label))
  await colleague.post(paths.api.formFields(form.id), { fields: fields.slice(0, 1) })
  await (await pool()).query(`update submissions set data = data - $2 where form_id = $1`, [
    form.id,
    Agreed,
  ])
  const { fields: left } = await totals()
  expect(Object.keys(left)).toContain('Shirt')
  expect(Object.keys(left)).not.toContain('Agreed')
})
