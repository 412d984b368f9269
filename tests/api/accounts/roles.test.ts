import { afterAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/lib/access'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { publishCountdownToOwnDate } from '../../support/api/home-page'
import { makeAccount, signIn, staffClient } from '../../support/api/staff'
import { ENDPOINTS, type Endpoint } from '../../support/endpoints'
import { expectRefusal } from '../../support/refusal'

afterAll(async () => {
  // Undoes the call that makes the countdown follow the next celebration. The call needs no id and
  // no body, so it takes effect.
  await publishCountdownToOwnDate()
  await removeCreatedRows()
})

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Calls the endpoint in a way that does no harm if the call is allowed: ids do not exist, and the
 * body is empty.
 */
const knock = (client: Client, { method, path, body }: Endpoint) =>
  client.send(path, body ? { method, body: '{}', headers: JSON_TYPE } : { method })

const mayEnter = ({ who }: Endpoint, role: Role) => who === 'anyone' || who.includes(role)

describe.each(ENDPOINTS)('$name (Spec §6)', (endpoint) => {
  it('without a session', async () => {
    const reply = await knock(newVisitor(), endpoint)
    if (endpoint.who !== 'anyone') return expectRefusal(reply, 401, 'auth.required')
    expect([401, 403]).not.toContain(reply.status)
    expect(reply.status).toBeLessThan(500)
  })

  it.each(ROLES)('as %s', async (role) => {
    const client = endpoint.endsSession
      ? await signIn(await makeAccount(role))
      : await staffClient(role)
    const reply = await knock(client, endpoint)
    if (!mayEnter(endpoint, role)) return expectRefusal(reply, 403, 'auth.forbidden')
    expect([401, 403]).not.toContain(reply.status)
    expect(reply.status).toBeLessThan(500)
    // Responses for staff must not be cached (OWASP ASVS 14.2.2, 14.3.2).
    if (endpoint.who !== 'anyone') expect(reply.headers.get('cache-control')).toMatch(/no-store/)
  })
})
