// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedValue } from './use-typed-value'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open(isComplete?: (value: string) => boolean) {
  const sent: string[] = []
  const { result, unmount } = renderHook(() => {
    const [value, setValue] = useState('')
    const onCommit = (text: string) => {
      sent.push(text)
      setValue(text)
    }
    return { field: useTypedValue({ value, onCommit, isComplete }), setValue }
  })
  return {
    sent,
    unmount,
    shown: () => result.current.field[0],
    type: (text: string) => act(() => result.current.field[1](text)),
    setOutside: (value: string) => act(() => result.current.setValue(value)),
  }
}

it('passes the text on once, when the person pauses', async () => {
  const { type, sent, shown } = open()
  for (const text of ['a', 'an', 'ana']) {
    type(text)
    expect(shown()).toBe(text)
    await passes(299)
  }
  expect(sent).toEqual([])
  await passes(1)
  expect(sent).toEqual(['ana'])
  await passes(1000)
  expect([sent, shown()]).toEqual([['ana'], 'ana'])
})

it('follows a change from outside, and does not send what was half typed', async () => {
  const { type, setOutside, sent, shown } = open()
  setOutside('ana')
  expect(shown()).toBe('ana')
  type('anab')
  setOutside('')
  expect(shown()).toBe('')
  await passes(1000)
  expect(sent).toEqual([])
})

it('does not pass on a value that is half typed, or one of a field that is gone', async () => {
  const { type, unmount, sent } = open((text) => text.length !== 1)
  type('2')
  await passes(300)
  expect(sent).toEqual([])
  type('20')
  unmount()
  await passes(300)
  expect(sent).toEqual([])
})
