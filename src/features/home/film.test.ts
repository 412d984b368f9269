import { describe, expect, it } from 'vitest'
import { chooseFilm, formatOffset, readYouTubeId } from './film'

describe('addresses of YouTube', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF_12-3&t=9',
    'https://youtu.be/abcDEF_12-3?si=x',
    'https://m.youtube.com/live/abcDEF_12-3',
    'https://www.youtube-nocookie.com/embed/abcDEF_12-3',
  ])('%s', (address) => expect(readYouTubeId(address)).toBe('abcDEF_12-3'))

  it.each(['https://example.org/watch?v=abcDEF_12-3', 'abcDEF_12-3', 'https://youtu.be/'])(
    'not %s',
    (address) => expect(readYouTubeId(address)).toBeNull(),
  )
})

it('begins at its offset, without cookies', () => {
  expect(chooseFilm('https://youtu.be/abcDEF_12-3', null, 760)?.src).toBe(
    'https://www.youtube-nocookie.com/embed/abcDEF_12-3?start=760&autoplay=1&rel=0',
  )
  expect(chooseFilm('', '/api/videos/a.webm?v=1', 4)).toEqual({
    kind: 'file',
    src: '/api/videos/a.webm?v=1#t=4',
    start: 4,
  })
  expect(chooseFilm(null, null, 0)).toBeNull()
})

it('says the offset', () => {
  expect([0, 4, 760, 3725].map(formatOffset)).toEqual(['0:00', '0:04', '12:40', '1:02:05'])
})
