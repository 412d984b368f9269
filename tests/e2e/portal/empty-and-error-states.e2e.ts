import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { holdRequests, refuseRequests } from '../../support/e2e/network'
import { omitServerData } from '../../support/e2e/opened'

const LISTS = [
  { path: '/admin/users', api: /\/api\/admin\/users$/, title: 'The users could not be loaded' },
  { path: '/admin/forms', api: /\/api\/admin\/forms$/, title: 'The forms could not be loaded' },
  {
    path: '/admin/submissions',
    api: /\/api\/admin\/submissions\?/,
    title: 'The registrations could not be loaded',
  },
  { path: '/admin', api: /\/api\/admin\/dashboard\?/, title: 'The dashboard could not be loaded' },
]

test('every list shows that it loads, why it could not, and tries again', {
  tag: '@desktop',
}, async ({ page }) => {
  await omitServerData(page)
  const main = page.getByRole('main')
  for (const { path, api, title } of LISTS) {
    await test.step(path, async () => {
      const refusal = await refuseRequests(page, api, { error: 'The database is being moved.' })
      const loading = await holdRequests(page, api)
      await page.goto(path)
      await expect(main.getByText('Loading...').first()).toBeAttached()
      const isOwn = ['/admin', '/admin/submissions'].includes(path)
      if (isOwn) await expectAccessible(page)
      loading.release()
      const alert = main.getByRole('alert')
      await expect(alert).toContainText(title)
      await expect(alert).toContainText('The database is being moved.')
      if (path === '/admin') {
        await expect(main.getByText('Could not be loaded', { exact: true })).toHaveCount(3)
      }
      if (isOwn) await expectAccessible(page)
      await refusal.stop()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toHaveCount(0)
      await expect(main.getByText('Loading...')).toHaveCount(0)
    })
  }
})

test('one form: loading, failing, not found', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat')
  const refusal = await refuseRequests(page, `**/api/admin/forms/${form.id}`)
  await page.goto(`/admin/forms/${form.id}`)
  await expect(page.getByRole('alert').getByText('The form could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await refusal.stop()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: form.name })).toBeVisible()
  await expect(page.getByText('No fields yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/forms/nonsense')
  await expect(page.getByText('Form not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Event Forms' }).click()
  await expect(page).toHaveURL('/admin/forms')
})

test('the portal waits for the session and says when it cannot be reached', {
  tag: '@desktop',
}, async ({ page }) => {
  await omitServerData(page)
  const refusal = await refuseRequests(page, '**/api/admin/session')
  const loading = await holdRequests(page, '**/api/admin/session')
  await page.goto('/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  loading.release()
  await expect(page.getByText('The portal could not be reached')).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/admin')
  await refusal.stop()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('empty lists say what is not there yet', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/admin/users', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/users')
  await expect(page.getByText('No admin users found')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/admin/forms', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'Event Forms' }).first().click()
  await expect(page.getByText('No forms yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('dialog', { name: 'Create form' })).toBeVisible()
})

test('a role that is refused reads so in words', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
}) => {
  const page = await signedIn(await sharedMember('store_manager'))
  await page.goto('/admin/submissions')
  const main = page.getByRole('main')
  const alert = main.getByRole('alert')
  await expect(alert).toContainText('Not open to your role')
  await expect(alert).toContainText('Your role does not allow this.')
  await expect(alert.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const tile = main.getByRole('link', { name: /^Submissions/ })
  await expect(tile.locator('..')).toContainText('Not open to your role')
  await expect(main.getByRole('region', { name: 'Registrations' })).toHaveCount(0)
})
