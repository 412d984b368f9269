// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../tests/support/components/server-stub'
import { useOwnSessions } from '../account/client'
import { useFactors, useRemoveFactor } from './client'

afterEach(() => vi.unstubAllGlobals())

it.each([200, 503])('factors and sessions are read again after a change: %d', async (status) => {
  const { factors, sessions, removeAuthenticator } = paths.api
  const reads = [`GET ${factors}`, `GET ${sessions}`]
  const { sent } = stubServer({
    [`GET ${factors}`]: {},
    [`GET ${sessions}`]: [],
    [`POST ${removeAuthenticator}`]: errorResponse(status),
  })
  const { result } = renderHookInPortal(() => {
    const read = [useFactors(), useOwnSessions()]
    return { isRead: read.every(({ isSuccess }) => isSuccess), remove: useRemoveFactor() }
  })
  await waitFor(() => expect(result.current.isRead).toBe(true))
  sent.length = 0
  act(() => result.current.remove.mutate({ passkey: null, password: 'p' }))
  await waitFor(() =>
    expect(
      sent
        .map(([call]) => call)
        .slice(1)
        .toSorted(),
    ).toEqual(reads),
  )
})
