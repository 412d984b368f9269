import type { Page } from 'playwright/test'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { whenScriptListens } from '../../support/e2e/pages'

async function rename(page: Page, name: string) {
  const save = page.getByRole('button', { name: 'Save' })
  await page.goto('/cms/globals/site-settings')
  await whenScriptListens(save)
  await page.getByLabel('Name').fill(name)
  await save.click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
}

test('an editor renames the site and visitors read it', { tag: '@desktop' }, async ({
  page,
  visitor,
  tag,
  database,
}) => {
  // One site has one name: the other width's test waits. The lock ends with the connection.
  await database.query(`select pg_advisory_lock(hashtext('e2e: site name'))`)
  await page.goto('/cms')
  await expect(page).toHaveURL('/cms')
  await page.getByRole('link', { name: 'Edit Site settings' }).click()
  const name = page.getByLabel('Name')
  await expect(name).not.toHaveValue('')
  const before = await name.inputValue()
  try {
    await rename(page, `Other Name ${tag}`)
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Other Name ${tag}`)
    await expect(visitor).toHaveTitle(new RegExp(`^Other Name ${tag}`))
  } finally {
    await rename(page, before)
  }
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)
  await database.query(`select pg_advisory_unlock(hashtext('e2e: site name'))`)
})

test('a stranger is asked to sign in, or to make the first account in the portal', {
  tag: '@desktop',
}, async ({ visitor }) => {
  await visitor.goto('/cms')
  await expect(visitor).toHaveURL(/\/cms\/login/)
  await visitor.goto('/cms/globals/site-settings')
  await expect(visitor).toHaveURL(/\/cms\/login/)
  await visitor.goto('/cms/create-first-user')
  await expect(visitor).toHaveURL('/admin/setup')
})

test('a role without content gets no panel', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
}) => {
  const page = await signedIn(await sharedMember('store_manager'))
  await page.goto('/cms/globals/site-settings')
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expect(page.getByText(/not allowed|unauthorized/i).first()).toBeVisible()
})
