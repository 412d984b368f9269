import { expect, it } from 'vitest'
import { DriveFailure, toDriveFailure } from './failure'

const answered = (status: number, data: unknown) => ({
  message: 'Request failed',
  config: { headers: { authorization: 'Bearer s3cret' } },
  response: { status, data },
})
const refused = (status: number, reason: string) =>
  answered(status, { error: { errors: [{ reason }] } })

it.each([
  [refused(403, 'storageQuotaExceeded'), 'full'],
  [refused(403, 'userRateLimitExceeded'), 'pause'],
  [refused(403, 'somethingNew'), 'permission'],
  [refused(404, 'notFound'), 'folder'],
  [answered(400, { error: 'invalid_grant' }), 'signIn'],
  [answered(401, { error: 'somethingNew' }), 'signIn'],
  [refused(403, 'teamDriveFileLimitExceeded'), 'full'],
  [refused(429, 'somethingNew'), 'pause'],
  [{ message: 'DECODER routines::unsupported', code: 'ERR_OSSL_UNSUPPORTED' }, 'key'],
  [answered(400, 'not JSON'), 'unknown'],
  [answered(502, '<html>'), 'outage'],
  [{ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', config: {} }, 'unreachable'],
])('%# is told by what Google says: %j', (error, reason) => {
  expect(toDriveFailure(error)?.reason).toBe(reason)
})

it('holds no part of the request', () => {
  expect(JSON.stringify(toDriveFailure(refused(403, 'forbidden')))).not.toContain('s3cret')
})

it('leaves alone what is not the drive’s', () => {
  expect(toDriveFailure(new Error('no database'))).toBeNull()
  const failure = new DriveFailure('lost')
  expect(toDriveFailure(failure)).toBe(failure)
})
