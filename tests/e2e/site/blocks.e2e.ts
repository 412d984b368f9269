import type { APIRequestContext } from 'playwright/test'
import { makeAllBlocks } from '../../support/all-blocks'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectNothingCut, expectReadableEverywhere } from '../../support/e2e/looks'

const PAGES = '/api/cms/pages'

const firstOf = async (api: APIRequestContext, collection: string, limit = 1) => {
  const { docs } = await (await api.get(`/api/cms/${collection}?limit=${limit}&depth=0`)).json()
  return docs.map(({ id }: { id: number }) => id)
}

const LONG = 'Pinakamahabangpangalannapangkalahatangpagtitipongpambansatuw'

const WORDS = [
  ...['We meet on Sundays', 'Who may come?', 'We left as one', 'Under a picture', 'Our photos'],
  ...['The film', 'Who leads', 'Three ways', 'Shop with us', 'Retreat', 'Read it', 'The dates'],
  ...['Where we gather', 'Come along'],
]

test('a page of all kinds of blocks, and the page of a province', { tag: '@desktop' }, async ({
  page,
  visitor,
  staffApi,
  forms,
  tag,
}) => {
  test.slow()
  const [picture, ...photos] = await firstOf(staffApi, 'media', 8)
  const [document] = await firstOf(staffApi, 'resources')
  const form = await forms.create(`Retreat ${LONG}`, [
    { label: 'Name', fieldType: 'text' } as never,
  ])
  const title = `${LONG.slice(0, 48)}${tag}`
  const blocks = makeAllBlocks({
    photos: [picture, ...photos],
    document,
    form: form.id,
    word: LONG,
  })
  const made = await staffApi.post(PAGES, {
    data: { title, lead: LONG, blocks, _status: 'published' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { doc } = await made.json()
  try {
    const address = `/${doc.slug}`
    await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(200)
    await visitor.goto(address)
    await expect(visitor.locator('[data-block]')).toHaveCount(blocks.length)
    await test.step('the page of blocks', async () => {
      await expectNothingCut(visitor)
      await expectAccessible(visitor)
      await visitor.setViewportSize({ width: 360, height: 800 })
      await expectAccessible(visitor)
      await expectReadableEverywhere(
        visitor,
        WORDS.filter((words) => words !== 'Read it' && words !== 'Shop with us'),
      )
    })
    await test.step('without script', async () => {
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
      await page.goto(address)
      await page.getByText('Who may come?').click()
      await expect(page.getByText(`All. ${LONG}`)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Shop with us' })).toHaveAttribute(
        'href',
        '/merch',
      )
      await page.unroute(/\/_next\/static\/.*\.js/)
    })
    await test.step('the page of a province', async () => {
      await visitor.setViewportSize({ width: 1440, height: 900 })
      await visitor.goto('/provinces/zamboanga-sibugay')
      await expectNothingCut(visitor)
      await expectAccessible(visitor)
      await expectReadableEverywhere(visitor, ['Zamboanga Sibugay'])
    })
    await test.step('the list of gatherings, whose names are long', async () => {
      await visitor.goto('/yearly-events')
      for (const region of await visitor.locator('details').all()) {
        await region.evaluate((details: HTMLDetailsElement) => {
          details.open = true
        })
      }
      await expectNothingCut(visitor)
    })
  } finally {
    await staffApi.delete(`${PAGES}/${doc.id}`)
  }
})
