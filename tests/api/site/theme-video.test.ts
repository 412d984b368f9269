import { afterAll, expect, it } from 'vitest'
import { readFrameSources } from '@/app/frame-sources'
import { getHomeContent } from '@/features/home/server/data'
import { cms } from '@/lib/cms'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'

async function publish(address: string | null) {
  const payload = await cms()
  const { video } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const editor = await staffClient('event_coordinator')
  return editor.post('/api/cms/globals/home-page', {
    video: { ...video, address },
    _status: 'published',
  })
}

afterAll(async () => {
  expect((await publish(null)).status).toBe(200)
  await removeCreatedRows()
})

it('the store may be framed', async () => {
  expect((await readFrameSources()).frames).toContain(paths.standIns.store)
})

it.each([
  ['https://youtu.be/abcDEF_12-3', 'https://www.youtube-nocookie.com/embed/abcDEF_12-3'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://fb.watch/abc123/', 'https://www.facebook.com/plugins/video.php'],
])('%s plays in its player', async (address, player) => {
  expect((await publish(address)).status).toBe(200)
  const { film } = (await getHomeContent()).video
  expect(film).toMatchObject({ kind: 'embed', src: expect.stringContaining(player) })
  expect((await readFrameSources()).frames).toContain(new URL(player).origin)
})

it('a file plays by itself', async () => {
  expect((await publish('https://films.example/theme.mp4')).status).toBe(200)
  const { film } = (await getHomeContent()).video
  expect(film).toMatchObject({ kind: 'file', src: 'https://films.example/theme.mp4#t=4' })
})

it('anything else is refused with a sentence', async () => {
  const { status, bytes } = await publish('https://www.tiktok.com/@onename/video/123456')
  expect(status).toBe(400)
  expect(bytes.toString()).toContain('the address of a video on YouTube, Vimeo or Facebook')
})
