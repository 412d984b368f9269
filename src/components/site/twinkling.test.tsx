// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersections } from '../../../tests/support/components/browser-stubs'
import { Twinkling } from './twinkling'

afterEach(() => vi.unstubAllGlobals())

it('begins when it comes into view, once', () => {
  const { report, count } = stubIntersections()
  const map = render(<Twinkling>A map</Twinkling>).container.firstElementChild as HTMLElement
  report([map, false])
  expect(['twinkling' in map.dataset, count()]).toEqual([false, 1])
  report([map, false], [map, true])
  expect(['twinkling' in map.dataset, count()]).toEqual([true, 0])
})
