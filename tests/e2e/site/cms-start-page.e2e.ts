import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { whenScriptListens } from '../../support/e2e/pages'

test('the start page of the panel leads to what the site waits for', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Delegates')
  await page.goto('/cms')
  const next = page.getByRole('region', { name: 'Next things' })
  await expect(
    next.getByText('“Register” on the Celebrations page leads nowhere yet.'),
  ).toBeVisible()
  await next.getByRole('link', { name: 'Choose its registration form' }).click()
  const field = page.locator('#field-march__form')
  await whenScriptListens(page.getByRole('button', { name: 'Publish changes' }))
  await page.getByRole('button', { name: 'National worship celebration (March)' }).click()
  await field.getByRole('combobox').click()
  await field.getByRole('combobox').fill(form.name)
  await expect(field.getByRole('option', { name: form.name })).toBeVisible()
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
    // What is new has the focus: nothing is pressed before typing.
    await expect(page.locator('#field-title')).toBeFocused()
    await page.keyboard.type(tag)
    await add('Questions and answers')
    await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
    await page.locator('#field-blocks__0__items__0__question').fill('Who may come?')
    await page.locator('#field-blocks__0__items__0__answer').fill('All of us.')
    await add('Text')
    await expect(page.locator('#blocks-row-1 [contenteditable="true"]')).toBeFocused()
    await page.keyboard.type('Come along.')
    // The panel takes typed text over a moment later, and refuses to publish the empty block before.
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
