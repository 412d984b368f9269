import { expect, staffTest, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

test('the film is fetched on a press, and begins at its offset', { tag: '@desktop' }, async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (/\/api\/videos\/|youtube/.test(request.url())) films.push(request.url())
  })
  await page.goto('/')
  const play = page.getByRole('button', { name: "Play video: This Year's Downloading of Theme" })
  await waitForReact(play)
  expect(films).toEqual([])
  await play.click()
  const film = page.locator('video')
  await expect(film).toHaveAttribute('src', /#t=4$/)
  await expect
    .poll(() => film.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThanOrEqual(4)
})

staffTest(
  'a film on a page of blocks plays, whatever film Home has',
  { tag: '@desktop' },
  async ({ visitor, staffApi }) => {
    const slug = `film-${Date.now()}`
    const film = { blockType: 'film', heading: 'Come and see' }
    const files = 'https://films.example/day.mp4'
    const page = await staffApi.post('/api/cms/pages', {
      data: {
        title: 'Films',
        slug,
        lead: 'Two of them.',
        blocks: [
          { ...film, address: 'https://youtu.be/abcDEF_12-3' },
          { ...film, address: files },
        ],
        _status: 'published',
      },
    })
    expect(page.status(), await page.text()).toBe(201)
    const { doc } = await page.json()
    const asked: string[] = []
    await visitor.context().route(/youtube|films\.example/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'A film' })
    })
    try {
      await visitor.goto(`/${slug}`)
      const play = visitor.getByRole('button', { name: /^Play/ })
      await waitForReact(play.first())
      await play.first().click()
      await expect(visitor.frameLocator('iframe').getByText('A film')).toBeVisible()
      await play.last().click()
      await expect.poll(() => asked).toContain(files)
    } finally {
      await staffApi.delete(`/api/cms/pages/${doc.id}`)
    }
  },
)
