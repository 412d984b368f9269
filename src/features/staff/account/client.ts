import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiMutation, useRead } from '@/components/portal/calls'
import { post, put, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import type { ChangePasswordInput } from '../credentials'
import type { Preferences, SessionDevice } from '../schema'

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordInput) => post(paths.api.changePassword, body) })

export const useOwnSessions = () => useRead<SessionDevice[]>(paths.api.sessions)

export const useEndSession = () =>
  useApiMutation(
    (id: number) => request(paths.api.sessionOf(id), { method: 'DELETE' }),
    staffKeys.devices,
  )

export const usePreferences = () => useRead<Preferences>(paths.api.preferences)

export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Preferences) => put<Preferences>(paths.api.preferences, body),
    onMutate: (wanted) => cacheResponse(client, [paths.api.preferences], wanted),
    onSettled: () => client.invalidateQueries({ queryKey: [paths.api.preferences] }),
  })
}

export const useEndSessions = () => useMutation({ mutationFn: () => post(paths.api.endSessions) })
