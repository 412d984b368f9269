// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyWithRetries } from './lazy-with-retries'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

async function open(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('Failed to fetch')
    return () => <p>The part</p>
  })
  const Part = lazyWithRetries(load)
  render(
    <>
      <h1>The screen</h1>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </>,
  )
  await passes(0)
  return load
}

it('asks for its script again, later each time, until it comes', async () => {
  const load = await open(3)
  for (const seconds of [1, 2, 4]) {
    expect(screen.queryByText('The part')).toBeNull()
    await passes(seconds)
  }
  expect(screen.getByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(4)
})

it('is missing in the end, and the screen stays', async () => {
  const load = await open(Infinity)
  await passes(31)
  expect(document.body.textContent).toBe('The screen')
  await passes(60)
  expect(load).toHaveBeenCalledTimes(6)
})
