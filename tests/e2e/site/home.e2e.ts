import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const START = new Date('2025-11-12T09:35:53+08:00')

async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: START })
  await page.goto('/')
  await waitForReact(page.getByRole('button', { name: /^(Pause|Play) slides$/ }))
  await page.clock.pauseAt(new Date(START.getTime() + 60 * 60 * 1000))
}

async function restartInterval(moving: Locator, held = moving): Promise<void> {
  await moving.scrollIntoViewIfNeeded()
  await held.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await expect(moving).toHaveAttribute('data-moving', 'false')
  await held.dispatchEvent('pointerout', { pointerType: 'mouse', relatedTarget: null })
  await expect(moving).toHaveAttribute('data-moving', 'true')
  await moving.evaluate(effectsHaveRun)
}

/** React queues its effects as messages of a `MessageChannel`. Ours comes after those. */
const effectsHaveRun = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

async function requireBox(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

test('the hero goes round every six seconds, and can be stopped', { tag: '@desktop' }, async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: 'Theme for 2025' })
  const title = hero.getByRole('heading')
  const titles = [
    'Living Sacrifice',
    'ANSWER THE CALL',
    'CRUCIFY THE FLESH',
    'TAKE THE UNPOPULAR ROUTE',
    'SACRIFICE AN ACCEPTABLE WORSHIP',
  ]
  await openStill(page)
  const pause = hero.getByRole('button', { name: 'Pause slides' })
  await pause.click()
  await expect(title).toHaveCount(1)
  const begin = titles.indexOf((await title.textContent()) ?? '')
  await hero.getByRole('button', { name: 'Play slides' }).click()
  await pause.blur()
  // Moves the mouse away from the button, because the mouse there pauses the slides.
  await page.mouse.move(5, 5)
  await restartInterval(hero, title)

  await test.step('round and round', async () => {
    for (let turn = 1; turn <= titles.length; turn += 1) {
      await page.clock.runFor(5999)
      await expect(title).toHaveText([titles[(begin + turn - 1) % 5] ?? ''])
      await page.clock.runFor(1)
      await expect(title).toHaveText([titles[(begin + turn) % 5] ?? ''])
      await hero.evaluate(effectsHaveRun)
    }
  })

  await test.step('still while its words are under the mouse, and while paused', async () => {
    await title.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await page.clock.runFor(13_000)
    await expect(title).toHaveText([titles[begin] ?? ''])
    await pause.click()
    await title.dispatchEvent('pointerout', { pointerType: 'mouse', relatedTarget: null })
    await page.clock.runFor(13_000)
    await expect(title).toHaveText([titles[begin] ?? ''])
  })

  await test.step('dots jump, on large screens', async () => {
    const dots = hero.getByRole('button', { name: /^Slide \d of 5$/ })
    await dots.nth(3).click()
    await expect(title).toHaveText(['TAKE THE UNPOPULAR ROUTE'])
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
  })
})

test('photos: ten slots on large screens, seven pages on phones', async ({ page, isPhone }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(decodeURIComponent(request.url()))
  })
  if (isPhone) {
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Theme for 2025' })
    await expect(hero.locator('[data-slide-marks] i')).toHaveCount(5)
    await expect(hero.locator('[data-slide-marks] i[data-current=true]')).toBeVisible()
    await expect(hero.getByRole('button', { name: /^Slide \d of 5$/ })).toHaveCount(0)
    const gallery = page.getByRole('group', { name: 'Photos' })
    const on = (shown: number) => gallery.getByRole('group', { name: `${shown} of 7` })
    await gallery.scrollIntoViewIfNeeded()
    await expect(on(1).getByText('Page 1 of 7')).toBeInViewport()
    expect(asked.filter((url) => /guitar-haze|umbrellas-rain|sea-of-flags/.test(url))).toEqual([])
    await expect(gallery.locator('[inert]')).toHaveCount(6)
    const { x: left } = await requireBox(gallery)
    for (const [at, shown] of [2, 3, 4, 5, 6, 7, 1].entries()) {
      await on(at + 1)
        .getByRole('link', { name: 'Next photos' })
        .click()
      await expect(on(shown).getByText(`Page ${shown} of 7`)).toBeInViewport()
      await expect(on(shown)).not.toHaveAttribute('inert')
      await expect(gallery.locator('[inert]')).toHaveCount(6)
      await expect.poll(async () => (await requireBox(on(shown))).x).toBeCloseTo(left, 0)
    }
    await on(1).getByRole('link', { name: 'Previous photos' }).click()
    await expect(on(7).getByText('Page 7 of 7')).toBeInViewport()
    await expect.poll(async () => (await requireBox(on(7))).x).toBeCloseTo(left, 0)
    const { width } = await requireBox(gallery)
    const large = on(7).getByRole('img').first()
    expect((await requireBox(large)).width).toBeCloseTo(width, 0)
    return
  }
  await openStill(page)
  const slots = page.locator('[data-photo]')
  const photos = () => asked.filter((url) => /guitar-haze|umbrellas-rain|sea-of-flags/.test(url))
  await expect(slots).toHaveCount(10)
  await page.waitForLoadState('networkidle')
  expect(photos()).toEqual([])
  const read = () => slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-photo')))
  await restartInterval(slots.first().locator('..'))
  await expect.poll(() => photos().length).toBeGreaterThan(0)
  const before = await read()
  await page.clock.runFor(7999)
  expect(await read()).toEqual(before)
  // The photos change one after the other, a second apart. In the ninth second the first one would
  // change again.
  for (let slot = 0; slot < 8; slot += 1) {
    await page.clock.runFor(slot === 0 ? 1 : 1000)
    await expect.poll(async () => (await read())[slot]).not.toBe(before[slot])
    const now = await read()
    expect(now.slice(slot + 1)).toEqual(before.slice(slot + 1))
    expect(new Set(now).size).toBe(10)
  }
  await page.getByRole('button', { name: 'Pause photos' }).click()
  const paused = await read()
  await page.clock.runFor(20_000)
  expect(await read()).toEqual(paused)
})

test('testimonies: groups of five, on phones one at a time', async ({ page, isPhone }) => {
  await openStill(page)
  const section = page.getByRole('region', { name: 'Powerful Testimonies of Impact' })
  const quotes = section.getByRole('figure')
  const dot = (group: number) => section.getByRole('button', { name: `Group ${group} of 5` })
  await dot(5).click()
  await dot(5).blur()
  const last = await quotes.first().textContent()
  await dot(1).click()
  await dot(1).blur()
  await expect(quotes).toHaveCount(isPhone ? 1 : 5)
  const first = (await quotes.first().textContent()) ?? ''
  expect(first).not.toBe(last)
  await restartInterval(section.locator('[data-current]').locator('../..'))

  const every = isPhone ? 10_000 : 30_000
  const height = await section.evaluate((element) => element.clientHeight)
  await page.clock.runFor(every - 1)
  await expect(quotes.first()).toHaveText(first)
  await page.clock.runFor(1)
  await expect(quotes.first()).not.toHaveText(first)
  await expect(quotes).toHaveCount(isPhone ? 1 : 5)
  await expect(dot(isPhone ? 1 : 2)).toHaveAttribute('aria-current', 'true')
  expect(await section.evaluate((element) => element.clientHeight)).toBe(height)
  for (let turn = 0; turn < (isPhone ? 4 : 0); turn += 1) await page.clock.runFor(every)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')

  await section.getByRole('button', { name: 'Pause testimonies' }).click()
  await dot(5).click()
  await page.clock.runFor(61_000)
  await expect(dot(5)).toHaveAttribute('aria-current', 'true')
})
