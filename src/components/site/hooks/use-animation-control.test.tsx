// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubMediaQueries } from '../../../../tests/support/components/browser-stubs'
import { useAnimationControl } from './use-animation-control'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

function Slides() {
  const { isAllowed, isPaused, isRunning, ...control } = useAnimationControl()
  return (
    <section {...control.focusProps}>
      <p {...control.pointerProps}>{isRunning ? 'moves' : 'stands'}</p>
      {isAllowed && (
        <button type="button" onClick={control.togglePause}>
          {isPaused ? 'Play' : 'Pause'}
        </button>
      )}
    </section>
  )
}

const STILL = '(prefers-reduced-motion: reduce)'
const words = () => screen.getByText(/^(moves|stands)$/)

function open(...matching: string[]) {
  stubMediaQueries(...matching)
  render(<Slides />)
}

it.each([
  ['less motion', [STILL], false],
  ['fewer data', [], true],
])('never runs, and offers no pause, for people who asked for %s', (_what, matching, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  open(...matching)
  expect(words().textContent).toBe('stands')
  expect(screen.queryByRole('button')).toBeNull()
})

it('stands while it is paused', () => {
  open()
  fireEvent.click(screen.getByText('Pause'))
  expect(words().textContent).toBe('stands')
  fireEvent.click(screen.getByText('Play'))
  expect(words().textContent).toBe('moves')
})

it.each([
  ['mouse', 'stands'],
  ['touch', 'moves'],
])('under a %s it %s, and afterwards it moves', (pointerType, expected) => {
  open()
  const enter = () => fireEvent.pointerOver(words(), { pointerType })
  enter()
  expect(words().textContent).toBe(expected)
  fireEvent.pointerOut(words(), { pointerType })
  expect(words().textContent).toBe('moves')
})

it.each([
  ['by keyboard', true, 'stands'],
  ['by a press', false, 'moves'],
])('with the focus in it, set %s, it %s', (_how, isByKey, expected) => {
  open()
  const button = screen.getByRole('button')
  vi.spyOn(button, 'matches').mockReturnValue(isByKey)
  fireEvent.focus(button)
  expect(words().textContent).toBe(expected)
  fireEvent.blur(button)
  expect(words().textContent).toBe('moves')
})
