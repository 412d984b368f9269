import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

// Both tests change the site's settings. They are in one file, because the tests of a file run one
// after the other.

test('an editor renames the site and visitors read it', { tag: '@desktop' }, async ({
  page,
  visitor,
  tag,
  staffApi,
}) => {
  await page.goto('/cms')
  await expect(page).toHaveURL('/cms')
  const all = page.getByRole('navigation', { name: 'All content' })
  await all.getByRole('link', { name: 'Site settings' }).click()
  const name = page.getByLabel('Name')
  await expect(name).not.toHaveValue('')
  const before = await name.inputValue()
  try {
    const save = page.getByRole('button', { name: 'Publish changes' })
    await waitForReact(save)
    await name.fill(`Other Name ${tag}`)
    await save.click()
    await expect(page.getByText('Saved. Visitors see what is published.')).toBeVisible()
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Other Name ${tag}`)
    await expect(visitor).toHaveTitle(new RegExp(`^Other Name ${tag}`))
  } finally {
    const data = { name: before }
    expect((await staffApi.post('/api/cms/globals/site-settings', { data })).ok()).toBe(true)
  }
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a page is made of blocks and put into the menu, and its times are Manila’s', {
    tag: '@desktop',
  }, async ({ page, visitor, staffApi, tag }) => {
    const settings = '/api/cms/globals/site-settings'
    const { menu } = await (await staffApi.get(`${settings}?depth=0`)).json()
    const add = (kind: string) =>
      page
        .getByRole('list', { name: 'Add', exact: true })
        .getByRole('button', { name: kind, exact: true })
        .click()
    await page.goto('/cms')
    await page
      .getByRole('region', { name: 'Lists' })
      .getByRole('link', { name: 'New in Other pages' })
      .click()
    await expect(page.locator('#field-title')).toBeFocused()
    await page.keyboard.type(tag)
    await add('Questions and answers')
    await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
    await page.locator('#field-blocks__0__items__0__question').fill('Who may come?')
    await page.locator('#field-blocks__0__items__0__answer').fill('All of us.')
    await add('Text')
    await expect(page.locator('#blocks-row-1 [contenteditable="true"]')).toBeFocused()
    await page.keyboard.type('Come along.')
    // Waits for the draft, because the panel stores text with a delay and does not publish empty
    // blocks.
    await page.waitForURL(/\/pages\/\d+$/)
    const draft = `/api/cms${new URL(page.url()).pathname.replace('/cms/collections', '')}?draft=true`
    await expect.poll(async () => (await staffApi.get(draft)).text()).toContain('Come along.')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect.poll(async () => (await visitor.request.get(`/${tag}`)).status()).toBe(200)
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    try {
      await page.getByRole('button', { name: 'Add to the menu' }).click()
      await expect(page.getByText('It is in the menu. Its place there:')).toBeVisible()
      await expect.poll(async () => (await visitor.request.get('/')).text()).toContain(`/${tag}`)
      const { updatedAt } = await (await staffApi.get(`/api/cms/pages/${id}`)).json()
      const inManila = new Intl.DateTimeFormat('en-PH', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Manila',
      }).format(new Date(updatedAt))
      await expect(page.getByText(`Last changed: ${inManila} in Manila`)).toBeVisible()
      await page.goto('/cms/collections/pages')
      await expect(page.locator('#heading-updatedAt')).toContainText('(Manila time)')
      await expect(page.getByRole('row', { name: tag })).toContainText(inManila)
      await page.goto(`/cms/collections/pages/${id}/versions`)
      await page.getByRole('link', { name: inManila }).first().click()
      await expect(page.getByText(`Saved ${inManila} in Manila`)).toBeVisible()
      await expect(page.locator('.version-pill-label-date').first()).toBeHidden()
    } finally {
      await staffApi.post(settings, { data: { menu, _status: 'published' } })
      await staffApi.delete(`/api/cms/pages/${id}`)
    }
  })
})
