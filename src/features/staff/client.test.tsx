// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../tests/support/components/server-stub'
import { useAcceptInvitation, useResetPassword } from './client'

afterEach(() => vi.unstubAllGlobals())

const LOGOUT = `POST ${paths.api.logout}`
const WAYS = [
  ['an accepted invitation', paths.api.acceptInvitation, useAcceptInvitation],
  ['a new password', paths.api.resetPassword, useResetPassword],
] as const

const submit = (hook: (typeof WAYS)[number][2]) => {
  const { result } = renderHookInPortal(hook as typeof useAcceptInvitation)
  return result.current.mutateAsync({ token: 't', name: 'Ana', password: 'purple linen 9' })
}

it.each(WAYS)(
  '%s signs out the colleague of the same browser, afterwards',
  async (_, path, hook) => {
    const calls = [`POST ${path}`, LOGOUT]
    const answers: StubReplies = { [`POST ${path}`]: {}, [LOGOUT]: {} }
    const { sent } = stubServer(answers)
    await submit(hook)
    expect(sent.map(([call]) => call)).toEqual(calls)
    answers[LOGOUT] = errorResponse(401)
    await expect(submit(hook), 'nobody was signed in').resolves.toEqual({})
  },
)

it.each(WAYS)('%s that is refused leaves the colleague signed in', async (_, path, hook) => {
  const { sent } = stubServer({ [`POST ${path}`]: errorResponse(410) })
  await expect(submit(hook)).rejects.toThrow()
  expect(sent.map(([call]) => call)).toEqual([`POST ${path}`])
})
