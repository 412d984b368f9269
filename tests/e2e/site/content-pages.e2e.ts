import { withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

const SCAN = (() => {
  const row = '3505C0'
  const picture = `${row.repeat(16)}>`
  const draw = 'q 200 0 0 200 0 0 cm /P Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent 1 /ColorSpace /DeviceGray
      /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K 0 /Columns 16 /Rows 16 /EncodedByteAlign true >>]
      /Length ${picture.length} >>\nstream\n${picture}\nendstream`,
  ]
  const body = objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`
})()

/**
 * For each page: the path, the heading (null to skip it), and texts that the page must show (Spec
 * §2.3).
 */
const PAGES = [
  [paths.home, null, ['Share Your Testimony']],
  [paths.province('aklan'), 'Aklan', []],
  [paths.ourStory, 'Our Story', ['15K', '82', '4', '100,000+', '1000+']],
  [paths.visionMission, 'Vision and Mission', ['Worship', 'Unity', 'Declaration']],
  [
    paths.coreValues,
    'Core Values',
    ['Prayer', 'Anonymity', 'Unity', 'Sacrificial Giving', 'Excellence'],
  ],
  [
    paths.coreBeliefs,
    'Core Beliefs',
    [
      'Five Core Tenets of Faith',
      'One God in Three Persons',
      'Deity of Christ',
      'Authority of Scripture',
      'Saved by Grace Through Faith',
      'Life After Death',
    ],
  ],
  [paths.celebrations, 'Celebrations', ['Every November 30', 'Every March']],
  [paths.resources, 'Resources', ['21 MB', 'Covers 2012-2018']],
  [paths.merch, 'Merch', ['Delivery is charged separately']],
  ['/privacy-policy', 'Privacy Policy', ['Your rights']],
  ['/no/such/page', '404 Page Not Found', []],
] as const

test('every page at this width', async ({ page }) => {
  test.slow()
  for (const [path, heading, texts] of PAGES) {
    await test.step(path, async () => {
      const html = await (await page.goto(path))?.text()
      // Chat apps read only the head of a page to preview a link.
      expect(html?.split('</head>')[0]).toContain('<meta property="og:title"')
      if (heading) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(new RegExp(`^${heading} \\| `))
      }
      for (const text of texts) {
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
      }
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond).toBe(0)
      await expectAccessible(page)
    })
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('a document is read in the page and downloaded', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.resources)
  const read = page.getByRole('link', { name: /^Read online\s+Booklet$/ })
  await expect(read).toHaveAttribute('href', paths.resource('booklet'))
  await read.click()
  await expect(page).toHaveURL(paths.resource('booklet'))
  const pages = page.getByRole('region', { name: 'Booklet, pages' })
  await expect(pages.getByText(/^Page 1 of 12\. .*About One Name/i)).toBeAttached()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/About\.pdf$/)
  await page.getByRole('link', { name: 'Back to Resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources')

  await page.goto(paths.resource('first-seven-years'))
  await expect(page.getByText(/^Page 1 of 10\./)).toBeAttached()
  await page.goto(paths.resource('no-such-document'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources')
})

test('a scanned document is drawn', { tag: '@desktop' }, async ({ page }) => {
  await page.route(`**${paths.api.resourceView('booklet')}*`, (route) =>
    route.fulfill({ body: SCAN, headers: { 'content-type': 'application/pdf' } }),
  )
  await page.goto(paths.resource('booklet'))
  const darkness = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas
        const at = canvas.getContext('2d')?.getImageData(width >> 1, height >> 1, 1, 1).data
        return at && at[3] === 255 ? 255 - (at[0] ?? 0) : null
      })
  await expect.poll(darkness).toBe(255)
})

test('the store is as tall as it says, and as nobody else says', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(paths.merch)
  const frame = page.getByTitle('Store')
  const heightOf = () => frame.evaluate((element) => element.getBoundingClientRect().height)
  const store = page.frameLocator('iframe[title="Store"]')
  await expect(store.getByRole('heading')).toHaveText('Store')
  await expect.poll(heightOf).not.toBe(1500)

  await store
    .locator('body')
    .evaluate((body) =>
      body.append(Object.assign(document.createElement('div'), { style: 'height:1200px' })),
    )
  await expect.poll(heightOf).toBeGreaterThan(1900)
  const grown = await heightOf()

  // Simulates a message from another origin, because the Content Security Policy allows no frame
  // from there.
  await page.evaluate(() =>
    dispatchEvent(
      new MessageEvent('message', { data: { height: 5000 }, origin: 'https://elsewhere.example' }),
    ),
  )
  expect(await heightOf()).toBe(grown)

  const share = await frame.evaluate(
    (element) =>
      element.getBoundingClientRect().width / (element.closest('.wrap')?.clientWidth ?? 1),
  )
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.67)
})

test('everything can be read without script', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(paths.ourStory)
  for (const year of ['2012', '2018', '2025']) {
    await expect(page.getByRole('heading', { name: year, level: 3 })).toBeVisible()
  }
  await page.goto(paths.celebrations)
  const tawiTawi = page.getByRole('listitem').filter({ hasText: 'email me (Tawi-Tawi)' })
  await expect(tawiTawi).toBeHidden()
  await page.getByText('Mindanao', { exact: true }).click()
  await expect(tawiTawi).toBeVisible()
  await page.getByRole('link', { name: 'Antique: venue to be announced' }).click()
  await expect(page).toHaveURL(/region=Visayas&province=antique#antique$/)
  await page.getByRole('link', { name: /email me \(Antique\)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Antique’s venue is to be announced',
  )
  await page.goto(paths.celebrations)
  await page.getByText('When does registration open?').click()
  await expect(page.getByText(/^Registration has not opened yet\./)).toBeVisible()
  await page.goto(paths.resources)
  const read = page.getByRole('link', { name: /^Read online\s+Booklet$/ })
  await expect(read).toHaveAttribute('href', paths.api.resourceView('booklet'))
  await page.goto(paths.merch)
  await expect(page.getByTitle('Store')).toBeVisible()
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support')
  await context.close()
})

staffTest(
  'an editor changes a page and adds one',
  { tag: '@desktop' },
  async ({ page, visitor, staffApi, tag }) => {
    const global = '/api/cms/globals/our-story'
    const before = await (await staffApi.get(`${global}?depth=0`)).json()
    const lead = `A new beginning ${tag}.`
    try {
      await visitor.goto(paths.ourStory)
      await page.goto('/cms/globals/our-story')
      const publish = page.getByRole('button', { name: 'Publish changes' })
      await waitForReact(publish)
      await page.getByLabel('Introduction').fill(lead)
      // Waits until the draft is stored, because a click while it is being sent would be lost.
      await expect(page.getByText('Changed', { exact: true })).toBeVisible()
      await publish.click()
      await expect(page.getByText('Published', { exact: true })).toBeVisible()
      const asSent = async () => (await visitor.request.get(paths.ourStory)).text()
      await expect.poll(asSent).toContain(lead)
      await visitor.reload()
      await expect(visitor.getByText(lead)).toBeVisible()
    } finally {
      const { lead: old } = before
      await staffApi.post(global, { data: { lead: old, _status: 'published' } })
    }

    const slug = `page-${tag}`
    await visitor.goto(paths.page(slug))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    const support = await (await staffApi.get('/api/cms/pages?where[slug][equals]=support')).json()
    const { content, seo } = support.docs[0]
    const data = { title: `Page ${tag}`, slug, content, seo, _status: 'published' }
    const made = await (await staffApi.post('/api/cms/pages', { data })).json()
    const statusNow = async () => (await visitor.request.get(paths.page(slug))).status()
    await expect.poll(statusNow).toBe(200)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Page ${tag}`)
    await staffApi.delete(`/api/cms/pages/${made.doc.id}`)
    await expect.poll(statusNow).toBe(404)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    const taken = await staffApi.post('/api/cms/pages', { data: { ...data, slug: 'admin' } })
    expect(taken.status()).toBe(400)
  },
)

test('a size of a picture is made once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/our-story')
  const picture = page.locator('main img').first()
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  // Waits for the picture, because the server may still be making it for the page's own request.
  await page.request.get(address)
  const again = await page.request.get(address)
  expect(again.headers()['x-nextjs-cache']).toBe('HIT')
})

test('a broken link of a message says so, and what to do', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto(paths.offer('x'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
  await expect(page.getByText(/^Nothing was changed/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support')
  for (const address of [paths.unsubscribe('x'), paths.tellMeAnswer('x')]) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(/<h1[^>]*>This link is not valid</)
    expect(html, address).toContain('Nothing was changed')
    expect(html, address).toMatch(/href="\/support"[^>]*>Write to us</)
  }
  for (const address of [paths.unsubscribe('x'), paths.offer('x'), paths.own('x')]) {
    const html = await (await request.get(withLanguageParameter(address, 'fil'))).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(html, address).toMatch(/<html[^>]* lang="fil"/)
    expect(main, address).toMatch(new RegExp(`<h1[^>]*>${FIL_WORDS.own.unknownTitle}<`))
    expect(main, address).not.toContain('Nothing was changed')
    expect(main, address).toMatch(new RegExp(`<a[^>]*>${FIL_WORDS.own.write}<`))
  }
})
