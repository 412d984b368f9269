// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AfterLoad } from './after-load'

afterEach(() => vi.restoreAllMocks())

it('a picture is fetched once the page has loaded, and at once if it has', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const page = (
    <AfterLoad>
      <p>A flag</p>
    </AfterLoad>
  )
  const shown = () => document.querySelectorAll('p').length
  render(page)
  expect(shown()).toBe(0)
  state.mockReturnValue('complete')
  act(() => window.dispatchEvent(new Event('load')))
  expect(shown()).toBe(1)
  render(page)
  expect(shown()).toBe(2)
})
