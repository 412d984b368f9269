// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePageTouched } from './use-touched'

afterEach(() => document.body.replaceChildren())

it.each(['focusin', 'submit'])('begins with the first %s on the page', (type) => {
  const { result } = renderHook(usePageTouched)
  expect(result.current).toBe(false)
  act(() => document.dispatchEvent(new Event(type)))
  expect(result.current).toBe(true)
})

it('has begun when somebody was in a field before the script came', () => {
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  expect(renderHook(usePageTouched).result.current).toBe(true)
})
