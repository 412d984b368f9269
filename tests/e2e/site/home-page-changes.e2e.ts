import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

// All tests that change the home page are in this file, because the tests of a file run one after
// the other. The panel stops an editor when somebody else has changed the open document.

const HOME = '/api/cms/globals/home-page'
/** The start of the celebration: 18:00 in Manila (Spec §9). */
const START = Date.parse('2025-11-30T18:00:00+08:00')
const END = Date.parse('2025-11-30T22:00:00+08:00')
const ENDS = { endsAt: new Date(END).toISOString(), endsAt_tz: 'Asia/Manila' }

test('the preview shows what is in hand and what is typed, and a press in it opens the field', {
  tag: '@desktop',
}, async ({ page, visitor, staffApi, tag }) => {
  const { hero } = await (await staffApi.get(`${HOME}?depth=0`)).json()
  await page.goto('/cms/globals/home-page')
  const frame = page.frameLocator('#live-preview-iframe')
  const slide = (at: number) => frame.locator(`[data-active][aria-label="${at} of 5"]`)
  try {
    const toggler = page.getByRole('button', { name: 'Live Preview' })
    await waitForReact(toggler)
    await toggler.click()
    await expect(slide(1)).toBeVisible()
    await expect(page.getByText('ANSWER THE CALL', { exact: true })).toBeVisible()
    await expect(page.getByText('Slide 02')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)
    for (const tab of ['Theme', 'Video', 'Photos', 'Countdown', 'Search and sharing']) {
      await expect(page.getByRole('button', { name: tab, exact: true })).toBeVisible()
    }
    const row = page.locator('#hero-slides-row-2')
    await row.getByRole('button', { name: 'Toggle block' }).first().click()
    await expect(slide(3)).toBeVisible()
    await row.getByLabel('Title').fill(tag)
    await expect(slide(3).getByRole('heading', { name: tag })).toBeVisible()
    await page.getByRole('button', { name: 'Countdown', exact: true }).click()
    const countdown = frame.getByRole('region', { name: 'NATIONWIDE SIMULTANEOUS CELEBRATION' })
    await expect(countdown.getByRole('heading').first()).toBeInViewport()
    await frame.getByRole('heading', { name: 'Share Your Testimony' }).click()
    await expect(page.locator('#field-form__heading')).toBeFocused()
    await page.getByRole('button', { name: 'Theme', exact: true }).click()
    await expect(slide(3)).toBeInViewport()
    // A field that was empty appears in the preview only when the draft is stored.
    const verse = row.getByLabel('Where it is written')
    await verse.fill('')
    await expect(slide(3).locator('cite')).toHaveCount(0)
    // Waits for the draft, because the panel loses a change that is made while it stores another.
    const storedVerse = async () =>
      (await (await staffApi.get(`${HOME}?draft=true&depth=0`)).json()).hero.slides[2].reference
    await expect.poll(storedVerse).toBeFalsy()
    const isForm = ({ pathname }: URL) => pathname === '/cms/globals/home-page'
    await page.route(isForm, () => {})
    await verse.fill(`Psalm of ${tag}`)
    await expect(slide(3).getByText(`Psalm of ${tag}`)).toBeVisible()
    await page.unroute(isForm)
    const cookie = (await page.context().cookies()).find(
      ({ name }) => name === '__prerender_bypass',
    )
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(tag)
    expect(await (await visitor.request.get('/', { headers })).text()).not.toContain(tag)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(slide(3)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeInViewport()
  } finally {
    await staffApi.post(HOME, { data: { hero, _status: 'published' } })
  }
})

test('the video of a platform comes into a frame on a press, and nothing before it', {
  tag: '@desktop',
}, async ({ visitor, staffApi }) => {
  const { video } = await (await staffApi.get(`${HOME}?depth=0`)).json()
  const publish = (address: string | null) =>
    staffApi.post(HOME, { data: { video: { ...video, address }, _status: 'published' } })
  const elsewhere: string[] = []
  await visitor.route(/vimeo/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  const play = visitor.getByRole('button', { name: /^Play video/ })
  const player = /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1#t=4s$/
  try {
    expect((await publish('https://vimeo.com/76979871')).ok()).toBe(true)
    await expect(async () => {
      elsewhere.length = 0
      await visitor.goto('/')
      await waitForReact(play)
      expect(elsewhere).toEqual([])
      await play.click()
      await expect(visitor.locator('iframe')).toHaveAttribute('src', player, { timeout: 2000 })
    }).toPass()
    await expect(visitor.frameLocator('iframe').getByText('A film')).toBeVisible()
  } finally {
    await publish(video.address ?? null)
  }
})

test('before, on and after the day, elsewhere and in Manila', { tag: '@desktop' }, async ({
  browser,
  staffApi,
}) => {
  test.slow()
  const { countdown } = await (await staffApi.get(`${HOME}?depth=0`)).json()
  const media = await (await staffApi.get('/api/cms/media?limit=2&depth=0')).json()
  const pictures = media.docs.map(({ id }: { id: number }) => id)
  const publish = async (change: object) => {
    const data = { countdown: { ...countdown, ...change }, _status: 'published' }
    expect((await staffApi.post(HOME, { data })).ok()).toBe(true)
  }

  async function visit(timezoneId: string, now: number, words: string | RegExp) {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    await expect.poll(async () => (await page.request.get('/')).text()).toMatch(words)
    await page.clock.install({ time: now - 1000 })
    await page.clock.pauseAt(now)
    await page.goto('/')
    return { page, wrong, close: () => context.close() }
  }

  try {
    await test.step('“See you on …” in Los Angeles', async () => {
      await publish({
        ...ENDS,
        afterwards: 'next',
        nextDate: '2027-11-30T12:00:00.000Z',
      })
      const { page, wrong, close } = await visit('America/Los_Angeles', START - 1000, /See you on/)
      const clock = page.getByRole('timer', { name: 'Time until the celebration' })
      const live = page.getByText('THE EVENT IS LIVE!')
      const after = page.getByText('See you on November 30, 2027')
      await expect(clock).toHaveText('00days00hours00minutes01seconds')
      await expect(live).toHaveCount(0)
      await page.clock.runFor(1000)
      await expect(live).toBeVisible()
      await expect(clock).toBeHidden()
      await expect(page.getByText('1:00PM - 10:00PM')).toBeVisible()
      await page.clock.pauseAt(END - 1000)
      await expect(live).toBeVisible()
      await expect(after).toHaveCount(0)
      await page.clock.runFor(1000)
      await expect(after).toBeVisible()
      await expect(live).toHaveCount(0)
      expect(wrong.filter((text) => /hydrat/i.test(text))).toEqual([])
      await close()
    })

    await test.step('a thank-you with pictures in Manila', async () => {
      await publish({
        ...ENDS,
        afterwards: 'thanks',
        thanks: 'Thank you for singing with us.',
        thanksPictures: pictures,
      })
      const { page, close } = await visit('Asia/Manila', END + 86_400_000, /for singing with us/)
      const section = page.getByRole('region', { name: 'NATIONWIDE SIMULTANEOUS CELEBRATION' })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByText('Thank you for singing with us.')).toBeVisible()
      await expect(section.getByRole('img')).toHaveCount(2)
      await close()
    })
  } finally {
    await publish({ endsAt: null, nextDate: null, thanksPictures: [] })
  }
})
