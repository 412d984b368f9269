import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { refuse } from '../../support/e2e/network'
import { fillSignIn, openSidebar, openSignIn } from '../../support/e2e/pages'
import { toasts } from '../../support/e2e/toasts'

const FIELDS: readonly FieldInput[] = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Email address', fieldType: 'email' },
  { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] },
]

// Every screen as it opens is looked at in every-screen.e2e.ts; here what opens on it.
test('sign-in and setup, with messages and a toast', { tag: '@desktop' }, async ({
  visitor: page,
}) => {
  await openSignIn(page)
  await fillSignIn(page, 'nobody@movement.test', 'wrong password')
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page)
  await fillSignIn(page, 'nobody', '')
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/setup')
  await expect(page.getByRole('heading', { name: 'The portal is already set up' })).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/admin/setup', (route) => route.fulfill({ json: { open: true } }))
  await page.reload()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
})

test('the drawer of small screens', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await openSidebar(page, true)
  await expectAccessible(page)
})

test('creating a form', { tag: '@desktop' }, async ({ page, forms }) => {
  const { name } = await forms.create('Retreat')
  await page.goto('/admin/forms')
  await page.getByRole('button', { name: 'Create form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create form' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create form' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page)
})

test('building a form', { tag: '@desktop' }, async ({ page, forms }) => {
  const empty = await forms.create('Empty')
  await page.goto(`/admin/forms/${empty.id}`)
  await expect(page.getByText('No fields yet')).toBeVisible()
  await expectAccessible(page)

  const form = await forms.create('Retreat', FIELDS)
  await page.goto(`/admin/forms/${form.id}`)
  await page.getByRole('button', { name: 'Edit Region' }).click()
  await page.getByRole('textbox', { name: 'Label' }).fill('')
  await page.getByRole('button', { name: 'Save Form' }).click()
  await expect(page.getByText('All fields must have a label').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Event Forms' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/forms/999999999')
  await expect(page.getByText('Form not found')).toBeVisible()
  await expectAccessible(page)
})

test('reviewing submissions', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', FIELDS)
  const { id } = await forms.register(form, { 'Full name': 'Ana', 'Email address': 'ana@test.ph' })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const row = page.getByRole('row').filter({ hasText: `#${id}` })
  await row.getByRole('button', { name: /^Status/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Without the rule `region`, because an open menu lies outside all landmarks.
  await expectAccessible(page, ['region'])
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog').getByText('N/A')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/admin/submissions?form=${form.id}&search=nobody`)
  await expect(page.getByText('No submissions match')).toBeVisible()
  await expectAccessible(page)
  await refuse(page, /\/api\/admin\/submissions\?/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page)
})

test('a screen that a role may not see', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
}) => {
  const page = await signedIn(await sharedMember('store_manager'))
  await page.goto('/admin/submissions')
  await expect(page.getByText('Not open to your role')).toBeVisible()
  await expectAccessible(page)
})
