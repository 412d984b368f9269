import type { Locator, Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { waitForMailTo } from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

const WITHIN_TWO_MINUTES = 120_000

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose your region' })
const opener = (page: Page) => page.getByRole('button', { name: 'Choose your region' })
const counterOf = (page: Page) => dialogOf(page).getByText(/^.*\d+ of \d+$/)
const paneOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `${name}: venue to be announced` })
const search = (page: Page) => page.getByRole('combobox', { name: 'Find your province or town' })

async function openPage(page: Page): Promise<void> {
  await page.goto(paths.celebrations)
  await waitForReact(opener(page))
}

const cardIn = (dialog: Locator) =>
  dialog.getByRole('region', { name: /^Provinces in / }).locator('li:not([inert])')

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the map is touched, hovered and walked', async ({ page, isPhone }) => {
  await openPage(page)
  const iloilo = paneOf(page, 'Iloilo')
  expect(await overflow(page)).toBe(0)
  await test.step('every pane can be hit by a finger', async () => {
    const centres = await page.locator('main a[data-place]').evaluateAll((panes) =>
      panes.map((pane) => {
        const { x, y, width, height } = pane.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    expect(centres).toHaveLength(83)
    // Circles of 24 pixels around small targets must not overlap (WCAG 2.2, 2.5.8).
    const distances = centres.flatMap((one, at) =>
      centres.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(24)
  })
  await test.step('by finger or mouse', async () => {
    if (!isPhone) {
      await iloilo.hover()
      await expect(iloilo.getByText('Iloilo', { exact: true })).toBeVisible()
    }
    await (isPhone ? iloilo.tap() : iloilo.click())
    await expect(page).toHaveURL(paths.celebrationsOf('Visayas', 'iloilo'))
    await expect(counterOf(page)).toHaveText('Iloilo, 9 of 16')
    await expect(dialogOf(page).getByRole('heading', { name: 'Iloilo' })).toBeVisible()
    await expectAccessible(page)
  })
  if (isPhone) return

  await test.step('back closes it, and forward opens it again', async () => {
    await page.goBack()
    await expect(dialogOf(page)).toBeHidden()
    await expect(page).toHaveURL(paths.celebrations)
    await page.goForward()
    await expect(counterOf(page)).toHaveText('Iloilo, 9 of 16')
    await page.goBack()
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('by arrow keys: one stop, then from pane to neighbour', async () => {
    const stops = page.getByRole('main').locator('a[data-place]:not([tabindex="-1"])')
    await expect(stops).toHaveCount(1)
    await stops.focus()
    await expect(paneOf(page, 'Batanes')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(paneOf(page, 'Cagayan')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(paneOf(page, 'Apayao')).toBeFocused()
    await expect(stops).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.celebrationsOf('Luzon', 'apayao'))
    await expect(counterOf(page)).toHaveText('Apayao, 3 of 39')
    await page.keyboard.press('Escape')
    await expect(paneOf(page, 'Apayao')).toBeFocused()
  })
})

test('a place is found by typing', { tag: '@phone' }, async ({ page }) => {
  await openPage(page)
  const options = page.getByRole('option')
  await search(page).fill('naga')
  await expect(options).toHaveText([/^Camarines Sur\s*Naga$/, /^Cebu\s*Naga$/])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.celebrationsOf('Visayas', 'cebu'))
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Cebu' })).toBeVisible()

  const inside = dialog.getByRole('combobox')
  await inside.fill('las pinas')
  await page.keyboard.press('Enter')
  await expect(counterOf(page)).toHaveText('Metro Manila, 24 of 39')
  await inside.fill('iloilo')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.celebrationsOf('Visayas', 'iloilo'))
  await inside.fill('atlantis')
  await expect(dialog.getByText(/^No place of that name\./)).toBeVisible()
})

test('an address is shared', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${paths.celebrations}?region=Visayas&province=cebu`)
  const visayas = dialogOf(page).getByRole('radio', { name: 'Visayas' })
  await expect(visayas).toBeChecked()
  await expect(visayas).toBeFocused()
  await expect(counterOf(page)).toHaveText(/^Cebu, \d+ of 16$/)
  await dialogOf(page).getByRole('combobox').fill('iloilo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.celebrationsOf('Visayas', 'iloilo'))
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(paths.celebrations)
})

test('a press before the script is not lost', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(paths.celebrations, { waitUntil: 'commit' })
  await search(page).fill('dumaguete')
  await Promise.all([
    page.waitForURL(`${paths.celebrations}?province=dumaguete`, { waitUntil: 'commit' }),
    search(page).press('Enter'),
  ])
  await paneOf(page, 'Bohol').click()
  await page.waitForURL(/province=bohol/, { waitUntil: 'commit' })
  release()
  await expect(counterOf(page)).toHaveText('Bohol, 4 of 16')
  await context.close()
})

staffTest(
  '“Email me when the venue is announced”: from the address to the message',
  { tag: '@desktop' },
  async ({ visitor, staffApi, tag }) => {
    test.slow()
    const email = `waiting-${tag}@movement.test`
    const list = await staffApi.get('/api/cms/provinces?where[name][equals]=Siquijor')
    const { docs } = await list.json()
    const province = `/api/cms/provinces/${docs[0].id}`
    try {
      await test.step('asked', async () => {
        await openPage(visitor)
        await paneOf(visitor, 'Siquijor').click()
        const dialog = dialogOf(visitor)
        const card = cardIn(dialog)
        const address = card.getByRole('textbox', {
          name: 'Email me when Siquijor’s venue is announced',
        })
        await address.fill('nobody')
        await card.getByRole('button', { name: 'Email me', exact: true }).click()
        await expect(card.getByText('Please enter a valid email address')).toBeVisible()
        await expectAccessible(visitor)
        await address.fill(email)
        await card.getByRole('button', { name: 'Email me', exact: true }).click()
        await expect(dialog.getByText(/This site has no mail server yet/)).toBeVisible()
      })
      await test.step('confirmed', async () => {
        const { text } = await waitForMailTo(email)
        await visitor.goto(new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname)
        await expectAccessible(visitor)
        await visitor.getByRole('button', { name: 'Yes, email me' }).click()
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You will be told')
      })
      await test.step('told, and forgotten', async () => {
        const data = { isAnnounced: true, venue: 'Seaside Plaza', address: 'By the old pier' }
        expect((await staffApi.patch(province, { data })).ok()).toBe(true)
        const { text } = await waitForMailTo(email, 2, WITHIN_TWO_MINUTES)
        expect(text).toContain('Seaside Plaza, By the old pier')
        const { pathname, search: query } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
        await visitor.goto(pathname + query)
        const dialog = dialogOf(visitor)
        const card = cardIn(dialog)
        await expect(card.getByText('Seaside Plaza')).toBeVisible()
        await expect(card.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
          'href',
          /google\.com\/maps\/search\/\?.*Seaside/,
        )
        await expect(card.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
          'href',
          paths.api.provinceCalendar('siquijor'),
        )
        await expectAccessible(visitor)
        await visitor.keyboard.press('Escape')
        await expect(visitor.getByText(/^\d+ of 83 venues announced$/)).toBeVisible()
      })
    } finally {
      await staffApi.patch(province, { data: { isAnnounced: false, venue: null, address: null } })
    }
  },
)

test('March says when it is, and answers while it has no form', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(paths.celebrations)
  const day = page.getByRole('paragraph').filter({ hasText: /^Saturday, March \d+, \d{4}/ })
  await expect(day).toContainText('9:00AM - 6:00PM')
  await page.getByText('When does registration open?').click()
  await expect(page.getByText(/^Registration has not opened yet\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(2)
})

staffTest(
  'a province has a page: reached from the list, changed by staff, kept',
  { tag: '@desktop' },
  async ({ visitor, staffApi, database, tag }) => {
    const list = await staffApi.get('/api/cms/provinces?where[name][equals]=Guimaras')
    const { docs } = await list.json()
    const province = `/api/cms/provinces/${docs[0].id}`
    const own = { coordinator: '', pastYears: [], isAnnounced: false, venue: '' }
    try {
      await openPage(visitor)
      await visitor.getByText('Visayas', { exact: true }).last().click()
      await visitor.getByRole('link', { name: 'Guimaras', exact: true }).click()
      await expect(visitor).toHaveURL(/\/provinces\/guimaras$/)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Guimaras')
      await expect(
        visitor.getByRole('textbox', { name: 'Email me when Guimaras’ venue is announced' }),
      ).toBeVisible()
      const data = {
        coordinator: 'Ptr. Cruz',
        pastYears: [{ year: 2024, text: 'At the wharf.' }],
        isAnnounced: true,
        venue: 'Mango Plaza',
      }
      expect((await staffApi.patch(province, { data })).ok()).toBe(true)
      await database.query(
        `insert into testimonies (name, email, location, testimony, status, consent)
         values ('Ana', 'ana@example.ph', 'Jordan, Guimaras', $1, 'published', true)`,
        [`We sang on the ferry. ${tag}`],
      )
      expect((await staffApi.patch(province, { data: { time: docs[0].time } })).ok()).toBe(true)
      await visitor.reload()
      for (const words of [
        'Ptr. Cruz',
        'At the wharf.',
        'Mango Plaza',
        `We sang on the ferry. ${tag}`,
      ]) {
        await expect(visitor.getByText(words)).toBeVisible()
      }
      await expectAccessible(visitor)
      const event = await visitor.locator('script[type="application/ld+json"]').textContent()
      expect(JSON.parse(event ?? '')).toMatchObject({
        '@type': 'Event',
        location: { name: 'Mango Plaza, Guimaras, Philippines' },
      })
      const unknown = await visitor.request.get('/provinces/atlantis')
      expect(unknown.status()).toBe(404)
      const nowhere = await visitor.request.get('/tell-me?province=atlantis')
      expect(nowhere.status()).toBe(404)
      expect(await nowhere.text()).toMatch(/<h1[^>]*>404 Page Not Found/)
    } finally {
      await staffApi.patch(province, { data: own })
      await database.query('delete from testimonies where testimony like $1', [`%${tag}`])
    }
  },
)

test('on paper a place without a venue offers no message', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(paths.celebrations)
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  const batanes = page.locator('#batanes')
  await expect(batanes.getByRole('link', { name: /email me/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(batanes.getByRole('link', { name: /email me/ })).toBeHidden()
  await expect(batanes.getByText('To be announced', { exact: true })).toBeVisible()
})
