import type { Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { watchPage } from '../../../tools/bench/watch-page'
import { expect, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

test('what a first view is set in is asked for at once', { tag: '@desktop' }, async ({ page }) => {
  const preloaded = async (path: string) => {
    const { link = '' } = (await page.request.get(path)).headers()
    return [...link.matchAll(/<[^>]+\/([a-z_-]+)[^/>]*\.woff2>; rel=preload/g)]
      .map(([, name = '']) => name.replace(/[-_]s[-_]?p?$/, ''))
      .sort()
  }
  expect(await preloaded(paths.home)).toEqual(['display', 'sans', 'serif_italic'])
  expect(await preloaded(paths.merch)).toEqual(['display', 'sans'])
})

test('a page that is kept asks for its scripts once it has been seen', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of [paths.home, paths.celebrations, '/no-such-page']) {
    const html = await (await page.request.get(path)).text()
    expect(html).not.toMatch(/<script src="[^"]+"[^>]* async|<link [^>]*as="script"/)
    expect(html).toContain('new PerformanceObserver(')
  }
})

test('no other face is fetched for the letters of the site', { tag: '@desktop' }, async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('response', (response) => {
    const [, name] = /\/([a-z_-]+)[^/]*\.woff2$/.exec(response.url()) ?? []
    if (name) fetched.add(name)
  })
  for (const path of [paths.home, paths.coreValues, paths.celebrations, paths.merch]) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect([...fetched].filter((name) => /latin|instrument|newsreader/.test(name))).toEqual([])
})

test('photos turn while the script is held back', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto(paths.home, { waitUntil: 'commit' })
  const gallery = page.getByRole('group', { name: 'Photos' })
  const on = (shown: number) => gallery.getByRole('group', { name: `${shown} of 7` })
  await gallery.scrollIntoViewIfNeeded()
  for (const shown of [1, 2]) await on(shown).getByRole('link', { name: 'Next photos' }).click()
  await expect(on(3).getByText('Page 3 of 7')).toBeInViewport()
  await expect(on(2).getByText('Page 2 of 7')).not.toBeInViewport()
  await on(3).getByRole('link', { name: 'Previous photos' }).click()
  await expect(on(2).getByText('Page 2 of 7')).toBeInViewport()
  expect(await on(2).evaluate((element) => Object.keys(element).length)).toBe(0)

  release()
  await waitForReact(on(2).getByRole('link', { name: 'Next photos' }))
  await on(2).getByRole('link', { name: 'Next photos' }).click()
  await expect(on(3).getByText('Page 3 of 7')).toBeInViewport()
})

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the hero goes on under a mouse that rests', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-12T09:35:53+08:00') })
    await page.goto(paths.home)
    const hero = page.getByRole('region', { name: 'Theme for 2025' })
    const title = hero.getByRole('heading')
    await waitForReact(hero.getByRole('button', { name: 'Pause slides' }))
    await page.mouse.move(1200, 250)
    await expect(hero).toHaveAttribute('data-moving', 'true')
    await page.clock.pauseAt(new Date('2025-11-12T10:35:53+08:00'))
    // Waits until there is only one title, because there are two while the slides change.
    await expect(title).toHaveCount(1)
    const before = (await title.textContent()) ?? ''
    await page.clock.runFor(6000)
    await expect(title).not.toHaveText([before])
    await expect(title).toHaveCount(1)

    await title.hover()
    await expect(hero).toHaveAttribute('data-moving', 'false')
    await page.mouse.move(1200, 250)
    await expect(hero).toHaveAttribute('data-moving', 'true')
    await hero.getByRole('button', { name: 'Slide 3 of 5' }).hover()
    await expect(hero).toHaveAttribute('data-moving', 'false')
  })
})

test('a document is made larger, sharp, and opened at a page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(watchPage)
  await page.goto(paths.resource('booklet'))
  const pages = page.getByRole('region', { name: 'Booklet, pages' })
  const sheet = (number: number) => pages.locator(`[data-page="${number}"]`)
  await expect(pages.getByText(/^Page 1 of 12\. .*About One Name/i)).toBeAttached()
  expect(await page.evaluate(() => window.watched.shift)).toBeLessThanOrEqual(0.01)
  const widthOf = (number: number) => sheet(number).evaluate((element) => element.clientWidth)
  const fit = await widthOf(1)
  expect(await pages.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)

  await test.step('page field', async () => {
    const field = page.getByLabel('Page', { exact: true })
    await field.fill('7')
    await field.press('Enter')
    await expect(sheet(7)).toBeInViewport({ ratio: 0.3 })
    await expect(sheet(1)).not.toBeInViewport()
    await field.fill('many')
    await field.blur()
    await expect(field).toHaveValue('7')
    await sheet(2).evaluate((element) => element.scrollIntoView())
    await expect(field).toHaveValue('2')
  })

  await test.step('larger and sharp', async () => {
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect(page.getByLabel('Size', { exact: true })).toHaveText('150%')
    expect(await widthOf(2)).toBeCloseTo(fit * 1.5, -1)
    const density = () =>
      sheet(2)
        .locator('canvas')
        .evaluate((canvas) => (canvas as HTMLCanvasElement).width / canvas.clientWidth)
    const pixelRatio = await page.evaluate(() => devicePixelRatio)
    await expect.poll(density).toBeCloseTo(pixelRatio, 1)
    await expect(sheet(2)).toBeInViewport()
    await page.getByRole('button', { name: 'Smaller' }).click()
    await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled()
    await expect.poll(() => widthOf(2)).toBe(fit)
  })

  await test.step('by two fingers', async () => {
    const devtools = await page.context().newCDPSession(page)
    const { x, y, width, height } = (await pages.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    const middle = { x: x + width / 2, y: y + height / 2 }
    await devtools.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 2 })
    await expect.poll(() => widthOf(2)).toBeGreaterThan(fit * 1.4)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})

test('nobody sees an empty store', { tag: '@desktop' }, async ({ page }) => {
  const release = await hold(page, /\/stand-ins\/store$/)
  await page.goto(paths.merch, { waitUntil: 'commit' })
  const cover = page.getByText('Loading the store...')
  const frame = page.getByTitle('Store')
  await expect(cover).toBeVisible()
  // Polled, because the frame has a border until its styles have loaded.
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(1500)
  release()
  await expect(cover).toBeHidden()
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(1500)
})
