import type { FieldInput } from '@/features/forms/field-input'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

const FIELDS: FieldInput[] = [
  { label: 'Name', fieldType: 'text', isRequired: true },
  { label: 'Province', fieldType: 'select', options: ['Camiguin', 'Cebu'], isRequired: true },
]

test('the thanks say what for, when and where, and can be shared', { tag: '@desktop' }, async ({
  visitor,
  staffApi,
  forms,
}) => {
  const form = await forms.create('Gathering', FIELDS)
  const list = await staffApi.get('/api/cms/provinces?where[name][equals]=Camiguin')
  const { docs } = await list.json()
  const save = (data: object) => staffApi.patch(`/api/cms/provinces/${docs[0].id}`, { data })
  const venue = { venue: 'Cathedral Grounds', address: 'By the bell tower' }
  expect((await save({ ...venue, isAnnounced: true, form: form.id })).ok()).toBe(true)
  try {
    await test.step('the province leads to its form', async () => {
      const page = async () => (await visitor.request.get(paths.celebrations)).text()
      await expect.poll(page).toContain('Cathedral Grounds')
      await visitor.goto(paths.celebrationsOf('Mindanao', 'camiguin'))
      const register = visitor.locator('li:not([inert])').getByRole('link', { name: 'Register' })
      await expect(register).toHaveAttribute('href', paths.form(form.slug))
      await register.click()
    })
    const submit = visitor.getByRole('button', { name: 'Submit Registration' })
    await waitForReact(submit)
    await visitor.getByLabel('Name').fill('Ana')
    await visitor.getByLabel('Province').selectOption('Camiguin')
    await submit.click()
    await expect(visitor.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expect(visitor.getByText('Camiguin', { exact: true })).toBeVisible()
    await expect(visitor.locator('main svg rect.fill-gold-500')).toHaveCount(1)
    await expect(visitor.getByText(/, November 30, \d{4}$/)).toBeVisible()
    await expect(visitor.getByText('1:00PM - 10:00PM')).toBeVisible()
    await expect(visitor.getByText(/Cathedral Grounds, By the bell tower, Camiguin$/)).toBeVisible()
    await expect(visitor.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
      'href',
      paths.api.provinceCalendar('camiguin'),
    )
    await expectAccessible(visitor)

    await test.step('by the device, or as a link', async () => {
      await visitor.evaluate(() => {
        Object.assign(navigator, {
          share: async (data: object) => Object.assign(window, { shared: data }),
        })
      })
      await visitor.getByRole('button', { name: 'Share the form' }).click()
      const shared = await visitor.evaluate(() => (window as { shared?: { url: string } }).shared)
      expect(shared?.url).toContain(paths.form(form.slug))
      await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await visitor.evaluate(() => Object.assign(navigator, { share: undefined }))
      await visitor.getByRole('button', { name: 'Share the form' }).click()
      await expect(visitor.getByRole('button', { name: 'Link copied' })).toBeVisible()
    })
    await visitor.reload()
    await expect(visitor.getByText(/Cathedral Grounds/)).toBeVisible()

    await test.step('and lead to one’s own page, with the way there', async () => {
      await visitor.getByRole('link', { name: 'See, change or cancel your registration' }).click()
      await expect(visitor.getByRole('heading', { name: 'Your registration' })).toBeVisible()
      await expect(visitor.getByText(/Cathedral Grounds/)).toBeVisible()
      await expect(visitor.getByRole('link', { name: /^Add to calendar/ })).toBeVisible()
    })
  } finally {
    await save({ isAnnounced: false, venue: null, address: null, form: null })
  }
})
