// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { listedForm } from '../../../../../tests/support/components/submission-rows'
import type { SubmissionPage } from '../../schema'
import { CountLine } from './count-line'

afterEach(() => vi.unstubAllGlobals())

type Given = Partial<Parameters<typeof CountLine>[0]>

function show(page: Partial<SubmissionPage> | null, more: Given = {}, role: Role = 'admin') {
  stubServer({})
  const on = { onTests: vi.fn(), onErasure: vi.fn(), onHelp: vi.fn(), onSort: vi.fn() }
  const full = { rows: [], total: 2, isEstimated: false, unfiltered: 9, readAt: 1, ...page }
  const results = { data: page ? full : undefined, isPending: false }
  const choice = { form: undefined, columns: [], onColumns: vi.fn(), sort: 'id' as const }
  const given = { results, tests: false, onClear: undefined, live: null, ...choice, ...on, ...more }
  const { container } = renderInPortal(<CountLine {...given} />, {
    user: { ...STAFF_USER_ANA, role },
  })
  return { ...on, words: container.textContent ?? '' }
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })

it.each([
  [true, 'Showing about 2 of 9 submissions'],
  [false, 'Showing 2 of 9 submissions'],
])('with an estimate (%s) says %s', (isEstimated, words) => {
  expect(show({ isEstimated }).words).toContain(words)
})

it.each([true, false])('Tests turns %s into the opposite', async (tests) => {
  const { onTests } = show({}, { tests })
  const tested = screen.getByRole('button', { name: 'Tests', pressed: tests })
  await userEvent.click(tested)
  expect(onTests.mock.calls).toEqual([[!tests]])
})

it('leads out of tests and out of requests to be erased, also where nothing is left', async () => {
  const { onErasure } = show({ total: 0, unfiltered: 0 }, { tests: true })
  expect(button('Tests')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ask to be erased' }))
  expect(onErasure.mock.calls).toEqual([[false]])
})

it('can be cleared when the list could not be loaded, and is gone without filters then', () => {
  show(null, { onClear: vi.fn() })
  expect(button('Clear filters')).not.toBeNull()
  cleanup()
  expect(show(null).words).toBe('')
})

it.each<[Role, boolean]>([
  ['admin', true],
  ['store_manager', false],
])('lets %s choose the names of a form: %s', (role, can) => {
  show({}, { form: listedForm(3) }, role)
  expect(button(/^Names/) !== null).toBe(can)
})

it('names the field of an order, also one that is removed', () => {
  show({}, { sort: '-answer.gone' })
  expect(button(/^By a removed field, from the last/)).not.toBeNull()
})
