import { afterAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import { visitor } from '../../support/api/api'
import { removeMade } from '../../support/api/made'
import { staff } from '../../support/api/staff'

/** Publishes as the panel does. */
async function publish(address: string | null) {
  const payload = await cms()
  const { video } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const editor = await staff('event_coordinator')
  return editor.post('/api/cms/globals/home-page', {
    video: { ...video, address },
    _status: 'published',
  })
}

/** The sources that every page's policy allows in frames and players. */
async function sources() {
  const headers = { authorization: `Bearer ${payloadSecret()}` }
  const { body } = await visitor().send<{ frames: string[]; media: string[] }>(
    paths.api.frameSources,
    { headers },
  )
  return body
}

afterAll(async () => {
  expect((await publish(null)).status).toBe(200)
  await removeMade()
})

it.each([
  ['https://youtu.be/abcDEF_12-3', 'https://www.youtube-nocookie.com/embed/abcDEF_12-3'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://fb.watch/abc123/', 'https://www.facebook.com/plugins/video.php'],
])('%s plays in its player', async (address, player) => {
  expect((await publish(address)).status).toBe(200)
  const { frames } = await sources()
  expect(frames.some((frame) => frame?.startsWith(player))).toBe(true)
})

it('a file plays by itself', async () => {
  expect((await publish('https://films.example/theme.mp4')).status).toBe(200)
  expect((await sources()).media).toEqual(['https://films.example/theme.mp4#t=4'])
})

it('anything else is refused with a sentence', async () => {
  const { status, bytes } = await publish('https://www.tiktok.com/@onename/video/123456')
  expect(status).toBe(400)
  expect(bytes.toString()).toContain('the address of a video on YouTube, Vimeo or Facebook')
})
