import type { APIRequestContext } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectNothingCut, expectReadEverywhere } from '../../support/e2e/looks'

const PAGES = '/api/cms/pages'

const firstOf = async (api: APIRequestContext, collection: string, limit = 1) => {
  const { docs } = await (await api.get(`/api/cms/${collection}?limit=${limit}&depth=0`)).json()
  return docs.map(({ id }: { id: number }) => id)
}

const text = (words: string) => {
  const end = { version: 1, format: '', indent: 0, direction: null }
  const word = { type: 'text', text: words, version: 1, detail: 0, format: 0, mode: 'normal' }
  return {
    root: {
      ...end,
      type: 'root',
      children: [{ ...end, type: 'paragraph', textFormat: 0, children: [word] }],
    },
  }
}

/** What each block of the page below says, in its order. */
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
  const form = await forms.create('Retreat', [{ label: 'Name', fieldType: 'text' } as never])
  const [title, long] = [`All of it ${tag}`, 'Pinakamahabangpangalannapangkalahatan']
  const blocks = [
    { blockType: 'text', text: text('We meet on Sundays.') },
    { blockType: 'questions', items: [{ question: 'Who may come?', answer: `All. ${long}` }] },
    { blockType: 'quote', quote: 'We left as one.', person: 'Ana' },
    { blockType: 'picture', picture, caption: 'Under a picture', size: 'full' },
    { blockType: 'gallery', heading: 'Our photos', photos },
    {
      blockType: 'film',
      heading: 'The film',
      poster: picture,
      address: 'https://youtu.be/aqz-KE-bpKQ',
    },
    {
      blockType: 'people',
      heading: 'Who leads',
      items: [{ name: `Ana ${long}`, task: 'Music', picture }],
    },
    {
      blockType: 'columns',
      heading: 'Three ways',
      items: [
        { title: 'Give', text: long, to: '/merch' },
        { title: 'Pray' },
        { title: 'Come', picture },
      ],
    },
    {
      blockType: 'button',
      to: '/merch',
      link: 'Shop with us',
      note: 'Delivery is charged separately.',
    },
    { blockType: 'form', form: form.id, link: 'Register' },
    { blockType: 'document', document },
    { blockType: 'dates', heading: 'The dates', which: 'both' },
    { blockType: 'map', heading: 'Where we gather', text: 'All provinces.' },
    // The same form and the same heading again, as at the end of a long page.
    { blockType: 'form', form: form.id, link: 'Register' },
    { blockType: 'gallery', heading: 'Our photos', photos },
    { blockType: 'next', text: 'One step more.', to: '/core-values', link: 'Come along' },
  ]
  const made = await staffApi.post(PAGES, { data: { title, blocks, _status: 'published' } })
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
      await expectReadEverywhere(
        visitor,
        WORDS.filter((words) => words !== 'Read it' && words !== 'Shop with us'),
      )
    })
    await test.step('without script', async () => {
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
      await page.goto(address)
      await page.getByText('Who may come?').click()
      await expect(page.getByText(`All. ${long}`)).toBeVisible()
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
      await expectReadEverywhere(visitor, ['Zamboanga Sibugay'])
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
