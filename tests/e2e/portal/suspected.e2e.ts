import type { APIRequestContext } from 'playwright/test'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { followListLink } from '../../support/e2e/list-links'
import { expectToast } from '../../support/e2e/toasts'

const NAME = { label: 'Full name', fieldType: 'text', isRequired: true } as const

async function sendAsProgram(api: APIRequestContext, form: EventForm, name: string) {
  const [field] = form.fields
  const data = { data: { [field?.id ?? '']: name }, homepage: 'https://spam.example' }
  const response = await api.post(paths.api.submit(form.slug), { data })
  expect(response.status()).toBe(201)
}

test('what looks like spam waits apart, is released or deleted', { tag: '@phone' }, async ({
  page,
  staffApi,
  forms,
}) => {
  const form = await forms.create('Night of prayer', [NAME])
  for (const name of ['Ana Reyes', 'Cheap Pills']) await sendAsProgram(staffApi, form, name)
  await page.goto(paths.portal.formSubmissions(form.id))
  await expect(page.getByText('No submissions for this form yet')).toBeVisible()

  await followListLink(page, /^Possible spam \(\d+\)$/)
  const region = page.getByRole('region', { name: /^Registrations \(\d+\)$/ })
  const rows = region.getByRole('listitem').filter({ hasText: form.name })
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)

  const ana = rows.filter({ hasText: 'Ana Reyes' })
  await ana.getByText('What was sent').click()
  await expect(ana.getByText('Ana Reyes')).toBeVisible()
  await ana.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Release' }).click()
  await expectToast(page, 'Released', '1 registration stored like all others.')
  await expect(rows).toHaveCount(1)

  await rows.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 1 registration?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted', '1 registration deleted for good.')
  await expect(rows).toHaveCount(0)

  await page.goto(paths.portal.formSubmissions(form.id))
  await expect(page.getByText('Showing 1 of', { exact: false })).toBeVisible()
})
