// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextRotationIndex, useRotation } from './use-rotation'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const OPTIONS = { count: 4, everyMs: 1000, isRunning: true, step: 2 }

function open(options: Partial<typeof OPTIONS> = {}) {
  const { result, rerender, unmount } = renderHook(useRotation, {
    initialProps: { ...OPTIONS, ...options },
  })
  return {
    at: () => result.current[0],
    goTo: (index: number) => act(() => result.current[1](index)),
    change: (changed: Partial<typeof OPTIONS>) => rerender({ ...OPTIONS, ...options, ...changed }),
    unmount,
  }
}

it('goes round step by step', () => {
  const { at } = open()
  const seen = [1, 2, 3].map(() => {
    passes(1000)
    return at()
  })
  expect(seen).toEqual([2, 0, 2])
})

it('a choice is shown for the full time', () => {
  const { at, goTo } = open()
  passes(900)
  goTo(2)
  passes(999)
  expect(at()).toBe(2)
  passes(1)
  expect(at()).toBe(0)
})

it('stands while it is not running, and begins the time anew', () => {
  const { at, change } = open()
  passes(900)
  change({ isRunning: false })
  passes(5000)
  expect(at()).toBe(0)
  change({ isRunning: true })
  passes(999)
  expect(at()).toBe(0)
  passes(1)
  expect(at()).toBe(2)
})

it('stays within what is left, and has no timer where all is shown at once', () => {
  const { at, goTo, change, unmount } = open()
  goTo(3)
  change({ count: 2 })
  expect(at()).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  change({ count: 0 })
  expect(at()).toBe(0)
  change({ count: 4 })
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('goes round', () => {
  expect([0, 1, 2, 3, 4].map((index) => nextRotationIndex(index, 5))).toEqual([1, 2, 3, 4, 0])
})

it('goes from group to group, and from a short last group to the first', () => {
  expect(nextRotationIndex(0, 25, 5)).toBe(5)
  expect(nextRotationIndex(20, 25, 5)).toBe(0)
  expect(nextRotationIndex(5, 8, 5)).toBe(0)
  expect(nextRotationIndex(0, 8, 5)).toBe(5)
})

it('has somewhere to be when there is nothing', () => {
  expect(nextRotationIndex(0, 0)).toBe(0)
  expect(nextRotationIndex(0, 1)).toBe(0)
})
