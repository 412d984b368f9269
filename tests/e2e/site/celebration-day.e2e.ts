import { expect, staffTest as test } from '../../support/e2e/fixtures'

/** The start of the celebration: 18:00 in Manila (Spec §9). */
const START = Date.parse('2025-11-30T18:00:00+08:00')
const END = Date.parse('2025-11-30T22:00:00+08:00')
const ENDS = { endsAt: new Date(END).toISOString(), endsAt_tz: 'Asia/Manila' }
const GLOBAL = '/api/cms/globals/home-page'

test('before, on and after the day, elsewhere and in Manila', { tag: '@desktop' }, async ({
  browser,
  staffApi,
}) => {
  test.slow()
  const { countdown } = await (await staffApi.get(`${GLOBAL}?depth=0`)).json()
  const media = await (await staffApi.get('/api/cms/media?limit=2&depth=0')).json()
  const pictures = media.docs.map(({ id }: { id: number }) => id)
  const publish = async (change: object) => {
    const data = { countdown: { ...countdown, ...change }, _status: 'published' }
    expect((await staffApi.post(GLOBAL, { data })).ok()).toBe(true)
  }

  /** Opens Home at this time of the visitor's clock, when the server's page contains `words`. */
  async function visit(timezoneId: string, now: number, words: string | RegExp) {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    // Waits until the site shows what has been published.
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
