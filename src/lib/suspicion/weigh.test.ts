import { expect, it } from 'vitest'
import { issueFormToken } from './form-token'
import { weighSuspicion } from './weigh'

const NOW = 1_800_000_000_000
const LINK = { text: 'See evil.com', mayBeLink: false }

async function isSuspected(ageMs: number | null, answers: number, prefilled?: number) {
  const token = ageMs === null ? null : issueFormToken('form:1', NOW - ageMs)
  const arrival = { token, unseen: '', prefilled, network: '192.0.2.1', isFromHere: true }
  const sent = { subject: 'form:1', arrival, texts: [LINK], answers }
  return (await weighSuspicion(sent, NOW)).suspicion !== null
}

it.each([
  [true, 2999, 3, undefined],
  [false, 3000, 3, undefined],
  [true, 4999, 12, undefined],
  [false, 5000, 12, undefined],
  [true, 1999, 12, 10],
  [false, 2000, 12, 10],
  [true, 999, 3, 3],
  [false, 1000, 3, 3],
] as const)(
  '%s for a link after %d ms and %d answers, %s prefilled',
  async (expected, ageMs, answers, prefilled) => {
    expect(await isSuspected(ageMs, answers, prefilled)).toBe(expected)
  },
)

it('takes what comes from no page of ours for one sign', async () => {
  expect(await isSuspected(null, 3)).toBe(true)
})

it.each([
  [true, 449, 3],
  [false, 450, 3],
  [true, 1299, 20],
  [false, 1300, 20],
])('%s without any link after %d ms and %d answers', async (expected, ageMs, answers) => {
  const token = issueFormToken('form:1', NOW - ageMs)
  const arrival = { token, unseen: '', network: '192.0.2.1', isFromHere: true }
  const { suspicion } = await weighSuspicion(
    { subject: 'form:1', arrival, texts: [], answers },
    NOW,
  )
  expect(suspicion !== null).toBe(expected)
})
