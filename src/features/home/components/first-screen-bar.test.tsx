// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FirstScreenBar, hasFirstScreenBar } from './first-screen-bar'

const ALL = { words: 'Who we are', button: 'Find your province', buttonAddress: '/yearly-events' }
const NEXT = { title: 'The celebration', date: 'November 30, 2026' }

it.each([
  ['all of it', ALL, true, '/yearly-events'],
  ['words alone', { words: 'Who we are' }, true, undefined],
  ['a button alone', { ...ALL, words: '' }, true, '/yearly-events'],
  ['no button whose page is not open', { ...ALL, buttonAddress: '' }, true, undefined],
  ['nothing', { words: '', button: 'Find', buttonAddress: '' }, false, undefined],
])('with %s', (_what, firstScreen, isShown, href) => {
  expect(hasFirstScreenBar({ firstScreen } as never)).toBe(isShown)
  const { container } = render(<FirstScreenBar firstScreen={firstScreen as never} next={NEXT} />)
  expect(container.textContent !== '').toBe(isShown)
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href)
  expect(screen.queryAllByText(/November 30, 2026/).length > 0).toBe(isShown)
})
