import { describe, expect, it } from 'vitest'
import { checkFilmAddress, chooseFilm, formatOffset } from './film'

const playerOf = (address: string) => {
  const film = chooseFilm(address, null, 760)
  return film?.kind === 'embed' ? film.src : null
}

describe('addresses of YouTube', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF_12-3&t=9',
    'https://youtu.be/abcDEF_12-3?si=x',
    'https://m.youtube.com/live/abcDEF_12-3',
    'https://www.youtube.com/shorts/abcDEF_12-3',
    'https://www.youtube.com/watch?list=PLabcdef&v=abcDEF_12-3',
    'https://www.youtube.com/watch/abcDEF_12-3',
    'https://www.youtube.com/v/abcDEF_12-3',
    'https://www.youtube-nocookie.com/embed/abcDEF_12-3',
  ])('%s begins at its offset, without cookies', (address) =>
    expect(playerOf(address)).toBe(
      'https://www.youtube-nocookie.com/embed/abcDEF_12-3?start=760&autoplay=1&rel=0',
    ),
  )
})

describe('addresses of Vimeo', () => {
  it.each([
    ['https://vimeo.com/76979871', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', ''],
    ['https://vimeo.com/groups/123456/videos/76979871', ''],
    ['https://vimeo.com/showcase/1234567/video/76979871', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
  ])('%s begins at its offset, without being followed', (address, key) =>
    expect(playerOf(address)).toBe(
      `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${key}#t=760s`,
    ),
  )
})

describe('addresses of Facebook', () => {
  it.each([
    'https://www.facebook.com/onename/videos/1234567890',
    'https://www.facebook.com/onename/videos/the-theme/1234567890/',
    'https://www.facebook.com/watch/?v=1234567890',
    'https://www.facebook.com/reel/1234567890',
    'https://fb.watch/abc123/',
  ])('%s begins at its offset', (address) => {
    const { origin, pathname, searchParams } = new URL(playerOf(address) ?? '')
    expect(origin + pathname).toBe('https://www.facebook.com/plugins/video.php')
    expect(Object.fromEntries(searchParams)).toMatchObject({ href: address, t: '760' })
  })
})

describe('a file', () => {
  it.each([
    ['https://films.example/theme.mp4', null, 'https://films.example/theme.mp4#t=4'],
    ['/api/videos/theme.webm?v=1', null, '/api/videos/theme.webm?v=1#t=4'],
    ['', '/api/videos/a.webm?v=1', '/api/videos/a.webm?v=1#t=4'],
    ['https://example.org/page', '/api/videos/a.webm?v=1', '/api/videos/a.webm?v=1#t=4'],
  ])('%j and %j', (address, file, src) =>
    expect(chooseFilm(address, file, 4)).toEqual({ kind: 'file', src, start: 4 }),
  )

  it('there may be none', () => expect(chooseFilm(null, null, 0)).toBeNull())
})

describe('the panel', () => {
  it.each([
    null,
    '',
    'https://youtu.be/abcDEF_12-3',
    'https://vimeo.com/76979871',
    'https://fb.watch/abc123/',
    'https://films.example/theme.MP4',
    '/api/videos/theme.webm?v=1',
  ])('takes %j', (address) => expect(checkFilmAddress(address)).toBe(true))

  it.each([
    'https://example.org/watch?v=abcDEF_12-3',
    'abcDEF_12-3',
    'https://youtu.be/',
    'https://www.youtube.com/@onename',
    'https://www.youtube.com/channel/UCabcdef',
    'https://www.youtube.com/playlist?list=PLabcdef',
    'https://www.youtube.com/results?search_query=worship',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/onename',
    'https://www.youtube.com/user/onename',
    'https://www.youtube.com/shorts',
    'https://www.youtube.com/embed/videoseries?list=PLabcdef',
    'https://www.youtube.com/embed/live_stream?channel=UCabcdef',
    'https://vimeo.com/onename',
    'https://vimeo.com/event/1234567',
    'https://vimeo.com/showcase/1234567',
    'https://vimeo.com/album/1234567',
    'https://vimeo.com/groups/1234567',
    'https://vimeo.com/channels/1234567',
    'https://www.facebook.com/onename',
    'https://www.tiktok.com/@onename/video/123456',
    'javascript:alert(1)//.mp4',
    '//films.example/theme.mp4',
  ])('refuses %j with a sentence', (address) =>
    expect(checkFilmAddress(address)).toMatch(/^Please enter the address of a video on YouTube/),
  )
})

it('says the offset', () => {
  expect([0, 4, 760, 3725].map(formatOffset)).toEqual(['0:00', '0:04', '12:40', '1:02:05'])
})
