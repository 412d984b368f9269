// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersectionObserver } from '../../../tests/support/components/browser-stubs'
import { TwinklingMap } from './twinkling'

afterEach(() => vi.unstubAllGlobals())

it('begins when it comes into view, once', () => {
  const { report, count } = stubIntersectionObserver()
  const map = render(<TwinklingMap>A map</TwinklingMap>).container.firstElementChild as HTMLElement
  report([map, false])
  expect(['twinkling' in map.dataset, count()]).toEqual([false, 1])
  report([map, false], [map, true])
  expect(['twinkling' in map.dataset, count()]).toEqual([true, 0])
})
