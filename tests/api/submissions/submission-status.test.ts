import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBMISSION_STATUSES } from '@/features/submissions/constants'
import type { Submission } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, readSubmission, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let colleague: Client
let id: number
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  const form = await createOpenForm({ Name: 'text' })
  id = (await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))).body.id
})
afterAll(removeCreatedRows)

const setStatus = (status: unknown) =>
  colleague.put<Submission>(paths.api.submission(id), { status })

const pairs = SUBMISSION_STATUSES.flatMap((from) => SUBMISSION_STATUSES.map((to) => [from, to]))

it.each(pairs)('goes from %s to %s (Spec §4)', async (from, to) => {
  await setStatus(from)
  const before = await readSubmission(id)
  const { status, body } = await setStatus(to)
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, status: to })
  expect(await readSubmission(id)).toEqual(body)
})

it('writes down who set it', async () => {
  await setStatus('reviewed')
  expect(await readLastAuditLines('submission.status_changed')).toMatchObject([
    { subject: `#${id}`, detail: 'reviewed', actor: expect.stringContaining('coordinator') },
  ])
})

describe('refuses', () => {
  it.each(['done', '', 'New', null, 1, ['new'], undefined])('%j', async (status) => {
    const before = await readSubmission(id)
    const reply = await colleague.put(paths.api.submission(id), { status })
    expectRefusal(reply, 400, 'request.invalid')
    expect(await readSubmission(id)).toEqual(before)
  })

  it.each(['0', 'abc', '1.5', '999999999', '99999999999'])('the unknown id %s', async (unknown) => {
    const address = `/api/admin/submissions/${unknown}`
    expectRefusal(await colleague.get(address), 404, 'submission.not_found')
    expectRefusal(await colleague.put(address, { status: 'new' }), 404, 'submission.not_found')
  })
})
