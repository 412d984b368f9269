import { expect, it } from 'vitest'
import {
  leftOutSentence,
  mailingStateLabel,
  messageCountText,
  progressText,
  sendingTimeText,
} from './words'

const COUNTS = { waiting: 0, sent: 0, failed: 0, unsubscribed: 0, skipped: 0 }

it('never says sent of what lies in the outbox', () => {
  expect(progressText({ counts: { ...COUNTS, sent: 4 }, kept: 4 })).toBe('4 kept in the outbox')
  expect(progressText({ counts: { ...COUNTS, sent: 4, waiting: 256 }, kept: 4 })).toBe(
    '4 of 260 kept in the outbox',
  )
  expect(progressText({ counts: { ...COUNTS, sent: 4, waiting: 1 }, kept: 3 })).toBe(
    '1 of 5 sent, 3 kept in the outbox',
  )
  expect(
    progressText({ counts: { ...COUNTS, waiting: 2, failed: 1, unsubscribed: 1 }, kept: 0 }),
  ).toBe('0 of 3 sent, 1 failed, 1 unsubscribed')
})

it('is done when nobody waits any more, unless it was stopped', () => {
  expect(mailingStateLabel({ state: 'sending', counts: COUNTS })).toBe('Done')
  expect(mailingStateLabel({ state: 'paused', counts: { ...COUNTS, waiting: 1 } })).toBe('Paused')
  expect(mailingStateLabel({ state: 'stopped', counts: COUNTS })).toBe('Stopped')
})

it('counts one message as one', () => {
  expect([1, 1312].map(messageCountText)).toEqual(['1 message', '1,312 messages'])
})

it('says how long it takes and who is left out', () => {
  expect(sendingTimeText(60, 60)).toBe('within a minute')
  expect(sendingTimeText(600, 60)).toBe('in about 10 minutes')
  expect(sendingTimeText(10_000, 60)).toBe('in about 3 hours')
  expect(leftOutSentence({ messages: 1, withoutAddress: 0, unsubscribed: 0, sharing: 0 })).toBe('')
  expect(leftOutSentence({ messages: 1, withoutAddress: 2, unsubscribed: 1, sharing: 0 })).toBe(
    'Left out: 2 without an email address, 1 unsubscribed.',
  )
})
