// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { HALF_TYPED } from '../../half-typed'
import type { Retention } from '../../privacy'
import { RetentionFields } from './retention-fields'

afterEach(() => vi.unstubAllGlobals())

const PATH = paths.api.formRetention(7)
const MONTH: Retention = { days: 30, from: 'arrival', eventDay: null }
const KEPT = { ...MONTH, days: null }
const GOES = { goesAt: '2026-11-30T04:00:00.000Z', isAnnounced: false }

function open(retention: Retention, { isSaved = true, user = STAFF_USER_ANA, preview = {} } = {}) {
  const answer = { count: 2, ...GOES, ...preview }
  const server = stubServer({ [`GET ${PATH}`]: answer, [`POST ${PATH}`]: answer })
  const onChange = vi.fn()
  const rest = { formId: 7, retention, isSaved, problems: {}, onChange }
  renderInPortal(<RetentionFields {...rest} />, { user })
  const change = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  return { ...server, changes: () => onChange.mock.calls.map(([one]) => one), change }
}

it('is a year when it is switched on, and nothing is erased once it is off', () => {
  const { changes } = open(KEPT)
  fireEvent.click(screen.getByRole('switch'))
  expect(changes()).toEqual([{ ...MONTH, days: 365 }])
})

it('can be switched off and changed, without a day that is only typed in part', () => {
  const half: Retention = { days: 30, from: 'event', eventDay: HALF_TYPED }
  const { changes, change } = open(half)
  change('After', 'arrival')
  fireEvent.click(screen.getByRole('switch'))
  change('Days', '31')
  change('Days', '')
  expect(changes()).toEqual([
    MONTH,
    { ...KEPT, from: 'event' },
    { ...half, days: 31 },
    { ...half, days: Number.NaN },
  ])
})

it('the event has a day, which can be taken away', () => {
  const { changes, change } = open({ days: 30, from: 'event', eventDay: '2026-12-01' })
  change('Day of the event', '2026-12-24')
  change('Day of the event', '')
  expect(changes().map(({ eventDay }) => eventDay)).toEqual(['2026-12-24', null])
})

it.each([
  [{ count: 0 }, /^No registration will be erased/],
  [
    { count: 1, isAnnounced: true },
    /^1 registration will be erased on .*Every admin has been told/,
  ],
  [{ count: 2 }, /^2 registrations would be erased, on .* at the earliest/],
])('tells what would go: %j', async (preview, words) => {
  open(MONTH, { preview })
  expect(await screen.findByText(words)).toBeDefined()
})

it('asks about the rule on the screen while it is not saved, and not about an unfinished one', async () => {
  const unsaved = open({ ...MONTH, days: 60 }, { isSaved: false })
  await waitFor(() => expect(unsaved.bodies(`POST ${PATH}`)).toEqual([{ ...MONTH, days: 60 }]))
  const unfinished = open({ ...MONTH, days: Number.NaN }, { isSaved: false })
  expect(unfinished.bodies(`POST ${PATH}`)).toEqual([])
  expect(unfinished.bodies(`GET ${PATH}`)).toEqual([])
})

it('tells nothing about registrations to whoever may not read them', () => {
  const { bodies } = open(MONTH, { user: { ...STAFF_USER_ANA, role: 'store_manager' } })
  expect(bodies(`GET ${PATH}`)).toEqual([])
})
