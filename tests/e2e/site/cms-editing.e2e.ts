import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright/test'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

const BELIEFS = '/api/cms/globals/core-beliefs'

test('a version is restored in the panel, and visitors read it', { tag: '@desktop' }, async ({
  page,
  visitor,
  staffApi,
  tag,
}) => {
  const { lead } = await (await staffApi.get(`${BELIEFS}?depth=0`)).json()
  const publish = (words: string) =>
    staffApi.post(BELIEFS, { data: { lead: words, _status: 'published' } })
  const asSent = async () => (await visitor.request.get('/core-beliefs')).text()
  try {
    await publish(`Older words ${tag}`)
    await expect.poll(asSent).toContain(`Older words ${tag}`)
    await publish(`Newer words ${tag}`)
    await expect.poll(asSent).toContain(`Newer words ${tag}`)
    await page.goto('/cms/globals/core-beliefs/versions')
    const [newest, older] = [page.locator('tbody tr').nth(0), page.locator('tbody tr').nth(1)]
    await expect(newest).toContainText('On the site')
    await expect(newest).toContainText('Top of the page → Introduction')
    await older.getByRole('link').click()
    const restore = page.getByRole('button', { name: 'Restore this version' })
    await waitForReact(restore)
    await expect(page.locator('[data-field-path="updatedAt"]')).toBeHidden()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width, height })
    await restore.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Restored. Visitors see it now.')).toBeVisible()
    await expect.poll(asSent).toContain(`Older words ${tag}`)
  } finally {
    await publish(lead)
  }
})

test('a page of the site offers no way to take it away', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cms/globals/core-beliefs')
  const publish = page.getByRole('button', { name: 'Publish changes' })
  await waitForReact(publish)
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeVisible()
  await expect(page.getByText('Unpublish')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('.form-submit .popup button').first().click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  await expect(page.getByRole('heading', { name: /Schedule/ })).toBeVisible()
  await expect(page.locator('.schedule-publish').getByText('Unpublish')).toBeHidden()
})

test('a third document is added with six presses of keys, and asks for nothing that fills itself', {
  tag: '@desktop',
}, async ({ page, staffApi, tag }) => {
  let presses = 0
  const press = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
    presses++
  }
  await page.goto('/cms')
  // Waits for the script, because keys that are pressed before it runs are lost.
  await waitForReact(page.getByLabel('Search all content'))
  await press(page.getByRole('link', { name: 'Documents', exact: true }).last())
  await page.waitForURL(/\/collections\/resources/)
  await press(page.getByRole('link', { name: 'Create new Document' }))
  await page.waitForURL(/\/collections\/resources\/create/)
  await expect(page.getByText('Paste URL')).toHaveCount(0)
  const stars = page.locator('.required').filter({ visible: true })
  await expect(stars).toHaveCount(2)
  await waitForReact(page.getByRole('button', { name: 'Select a file' }))
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Select a file' }))
  await (await chooser).setFiles('media/seed/booklet.pdf')
  await page.getByLabel('Title', { exact: false }).first().fill(`Minutes ${tag}`)
  await page.getByLabel('Description').fill('What was decided.')
  await press(page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText(/created|saved/i).first()).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
  const query = `/api/cms/resources?where[title][equals]=Minutes ${tag}`
  const { docs } = await (await staffApi.get(query)).json()
  expect(docs).toMatchObject([{ key: `minutes-${tag}`, coverTitle: `Minutes ${tag}` }])
  await staffApi.delete(`/api/cms/resources/${docs[0].id}`)
})

test('a picture in use says where, and is not deleted', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cms/collections/media?search=lighthouse')
  const row = page.getByRole('row', { name: /lighthouse/ })
  await expect(row).toContainText('Home')
  await page.goto((await row.getByRole('link').first().getAttribute('href')) ?? '')
  const place = page.getByRole('link', {
    name: 'Home → Theme → Slides → “ANSWER THE CALL” → Picture',
  })
  await expect(place).toBeVisible()
  await waitForReact(page.getByRole('button', { name: 'Save' }))
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^This is in use: .*Choose another one there first\.$/)).toBeVisible()
})

test('a testimony that waits is published from the list', { tag: '@desktop' }, async ({
  page,
  database,
  tag,
}) => {
  const words = `I was lifted up ${tag}`
  await database.query(
    `insert into testimonies (status, consent, testimony, location, name, email)
     values ('pending', true, $1, $2, 'Ana', 'ana@example.org')`,
    [words, tag],
  )
  try {
    await page.goto('/cms')
    await page.getByRole('link', { name: 'Read them' }).click()
    const waiting = page.getByRole('region', { name: /wait/ })
    const entry = waiting.getByRole('listitem').filter({ hasText: words })
    const publish = entry.getByRole('button', { name: 'Publish' })
    await waitForReact(publish)
    await publish.click()
    await expect(page.getByText('Published. It is on the home page now.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(0)
    const { rows } = await database.query('select status from testimonies where location = $1', [
      tag,
    ])
    expect(rows).toEqual([{ status: 'published' }])
  } finally {
    await database.query('delete from testimonies where location = $1', [tag])
  }
})

test('several photos are uploaded or chosen at once into a gallery, and a wrong one is named', {
  tag: '@desktop',
}, async ({ page, staffApi, tag }) => {
  const title = `Photos ${tag}`
  const blocks = [{ blockType: 'gallery', photos: [] }]
  const made = await staffApi.post('/api/cms/pages?draft=true', {
    data: { title, _status: 'draft', blocks },
  })
  const { id } = (await made.json()).doc
  const file = async (name: string, path?: string) => ({
    name,
    mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/webp',
    buffer: path ? await readFile(path) : Buffer.from('No picture'),
  })
  const kinds = 'JPEG, PNG, WEBP or AVIF'
  const wrong = (name: string) =>
    `“${name}” was not added, because it is no ${kinds} file. Please choose another one.`
  const gallery = page.locator('.panel-photos')
  const moves = gallery.getByRole('button', { name: /^Move / })
  try {
    await page.goto(`/cms/collections/pages/${id}`)
    const upload = gallery.getByRole('button', { name: 'Upload', exact: true })
    await waitForReact(upload)
    await upload.click()
    await page
      .locator('.bulk-upload--add-files input[type=file]')
      .setInputFiles([
        await file(`one-${tag}.webp`, 'media/seed/sun-disc.webp'),
        await file(`broken-${tag}.webp`),
        await file('notes.txt'),
        await file(`two-${tag}.webp`, 'media/seed/candle-vigil.webp'),
      ])
    await expect(page.getByText(wrong('notes.txt'))).toBeVisible()
    for (const [name, words] of [
      [`one-${tag}.webp`, `The sun ${tag}`],
      [`broken-${tag}.webp`, `Nothing ${tag}`],
      [`two-${tag}.webp`, `Candles ${tag}`],
    ] as const) {
      await page.getByRole('button', { name }).click()
      const description = page.locator('#field-alt')
      await expect(description).toHaveValue('')
      await description.fill(words)
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(wrong(`broken-${tag}.webp`)).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(moves).toHaveCount(2)
    await expect(moves.first()).toHaveAccessibleName(`Move The sun ${tag}`)
    await expect(gallery.getByRole('status').first()).toHaveText('2 photos')
    const draft = `/api/cms/pages/${id}?draft=true&depth=1`
    const expectDraft = (photos: string[]) =>
      expect
        .poll(async () => (await staffApi.get(draft)).json())
        .toMatchObject({ blocks: [{ photos: photos.map((alt) => ({ alt })) }] })
    // Waits for the draft, because the panel loses a change that is made while it stores another.
    await expectDraft([`The sun ${tag}`, `Candles ${tag}`])
    const said = page.locator('[id^=DndLiveRegion]').filter({ hasText: 'moved over' })
    await moves.first().press('Space')
    const taken = (await said.textContent()) ?? ''
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(said).not.toHaveText(taken, { timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(moves.first()).toHaveAccessibleName(`Move Candles ${tag}`)
    await expect(moves.nth(1)).toBeFocused()
    // Waits until the draft is stored, because the button ignores keys meanwhile.
    await expectDraft([`Candles ${tag}`, `The sun ${tag}`])
    await gallery.getByRole('button', { name: 'Choose from the library' }).click()
    const library = page.locator('.list-drawer')
    for (const at of [1, 2]) await library.getByRole('checkbox').nth(at).click()
    await library.getByRole('button', { name: 'Select 2' }).click()
    await expect(moves).toHaveCount(4)
    const storedPhotos = async () =>
      (await (await staffApi.get(draft)).json()).blocks[0].photos.length
    await expect.poll(storedPhotos).toBe(4)
    const publish = page.getByRole('button', { name: 'Publish changes' })
    await expect(publish).toBeEnabled()
    await publish.press('Enter')
    await expect(page.getByText('Saved. Visitors see what is published.')).toBeVisible()
    await expect(page.locator('.doc-controls :focus')).toBeVisible()
  } finally {
    await staffApi.delete(`/api/cms/pages/${id}`)
    await staffApi.delete(`/api/cms/media?where[alt][like]=${tag}`)
  }
})
