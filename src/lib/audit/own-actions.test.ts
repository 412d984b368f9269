import { expect, it } from 'vitest'
import { describeActor } from './own-actions'

it.each([
  ['submission.noted', 'Ana Reyes', 'Ana Reyes'],
  ['submission.own_cancelled', null, 'The registrant'],
  ['submission.noted', null, 'Unknown'],
  ['submission.place_expired', null, 'The portal'],
  ['staff.sign_in_failed', null, 'Unknown'],
])('%s of %s was done by %s', (action, name, actor) => {
  expect(describeActor(action, name)).toBe(actor)
})
