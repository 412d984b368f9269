// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateField } from './date-field'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function typed(day: string, reported: string[]): string[] {
  const asked: string[] = []
  render(<DateField id="from" label="From Date" day={day} onDay={(next) => asked.push(next)} />)
  for (const value of reported) {
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value } })
    vi.runAllTimers()
  }
  return asked
}

it('filters by a whole year only, while its digits are typed', () => {
  const reported = ['0002-03-06', '0020-03-06', '0202-03-06', '2025-03-06']
  expect(typed('', reported)).toEqual(['2025-03-06'])
})

it('an emptied date no longer filters', () => {
  expect(typed('2025-03-06', [''])).toEqual([''])
})
