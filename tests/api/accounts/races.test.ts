import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seededRandomSource } from '@/demo/random-source'
import { removeCreatedRows } from '../../support/api/created-rows'
import { setSlowHashing } from '../../support/api/hashing'
import {
  type AccountChangeName,
  changeDuringSignIns,
  type RaceOutcome,
} from '../../support/api/races'
import { staffClient } from '../../support/api/staff'

/** The number of rounds of each race. `npm run measure -- races` runs 200. */
const ROUNDS = Number(process.env.RACE_ROUNDS || 1)
const SEED = Number(process.env.RACE_SEED || 1)
const ROUND_MS = 60_000

const KEPT = {
  changed: 200,
  role: 'admin',
  status: 'active',
  factors: 0,
  ownSession: false,
  formerSessions: false,
  lastSignIn: 200,
}
const ANOTHER_PASSWORD = { ...KEPT, lastSignIn: 401, sessionsInBetween: false }

/**
 * The expected outcome of each race. An entry without `sessionsInBetween` allows a sign-in just
 * after the change.
 */
const EXPECTED = {
  'disabling an account': {
    ...KEPT,
    status: 'disabled',
    lastSignIn: 401,
    sessionsInBetween: false,
  },
  'another role': { ...KEPT, role: 'store_manager' },
  'another password': ANOTHER_PASSWORD,
  'a password by link': ANOTHER_PASSWORD,
  'signing out everywhere': KEPT,
  'setting up a second factor': {
    ...KEPT,
    factors: 1,
    ownSession: true,
    // The panel answers 401, the portal 200 without a session.
    lastSignIn: expect.any(Number),
    sessionsInBetween: false,
  },
  'resetting a second factor': KEPT,
} as const satisfies Record<AccountChangeName, Partial<RaceOutcome>>

// Each check of a password takes its full time, so that the change can happen during it.
beforeAll(() => setSlowHashing(true))
afterAll(() => setSlowHashing(false))
afterEach(removeCreatedRows)
afterAll(removeCreatedRows)

describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
  it(
    `is not undone by sign-ins and refreshes at the same time, rounds: ${ROUNDS}`,
    async () => {
      const chance = seededRandomSource(SEED)
      await staffClient('super_admin')
      for (let round = 1; round <= ROUNDS; round++) {
        const outcome = await changeDuringSignIns(
          name as AccountChangeName,
          chance.below(1000) / 1000,
        )
        expect(outcome, `round ${round} of seed ${SEED}`).toMatchObject(expected)
      }
    },
    ROUNDS * ROUND_MS,
  )
})
