// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Film } from '@/lib/film'
import { VideoPlayer } from './video-player'

const EMBED = { kind: 'embed', src: 'about:blank?autoplay=1', start: 4 } as Film
const FILE = { kind: 'file', src: '/api/videos/day.mp4#t=4', start: 4 } as Film

const player = (film: Film | null) => (
  <VideoPlayer title="Come and see" film={film} poster={null} from="" note="" />
)

it.each([
  ['a frame', EMBED],
  ['the browser’s own player', FILE],
])('a press brings %s, which gets the focus, and nothing comes before', (_what, film) => {
  render(player(film))
  expect(screen.queryByTitle('Come and see')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play video: Come and see' }))
  const shown = screen.getByTitle('Come and see')
  expect(shown.getAttribute('src')).toBe(film.src)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(shown)
})

it('without script is a link, and without a film nothing to press', () => {
  expect(renderToStaticMarkup(player(FILE))).toContain(`href="${FILE.src}"`)
  render(player(null))
  expect(screen.queryByRole('button')).toBeNull()
})
