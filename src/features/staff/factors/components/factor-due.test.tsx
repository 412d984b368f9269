// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FactorDueNotice } from './factor-due'

afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-03-08T12:00:00.000Z', 'In 7 days'],
  ['2026-03-08T11:59:59.000Z', 'In 7 days'],
  ['2026-03-02T12:00:01.000Z', 'In 2 days'],
  ['2026-03-02T12:00:00.000Z', 'In 1 day your'],
  ['2026-03-01T11:59:00.000Z', 'In 1 day your'],
])('counts begun days: until %s', (at, words) => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] })
  render(<FactorDueNotice at={at} />)
  expect(screen.getByRole('complementary').textContent).toContain(words)
})
