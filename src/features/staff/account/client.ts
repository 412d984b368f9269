import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiMutation, useApiQuery } from '@/components/portal/calls'
import { post, put, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import type { ChangePasswordInput } from '../credentials'
import type { SessionDevice, StaffPreferences } from '../schema'

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordInput) => post(paths.api.changePassword, body) })

export const useOwnSessions = () => useApiQuery<SessionDevice[]>(paths.api.sessions)

export const useEndSession = () =>
  useApiMutation(
    (id: number) => requestJson(paths.api.sessionOf(id), { method: 'DELETE' }),
    staffKeys.devices,
  )

export const usePreferences = () => useApiQuery<StaffPreferences>(paths.api.preferences)

export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StaffPreferences) => put<StaffPreferences>(paths.api.preferences, body),
    onMutate: (wanted) => cacheResponse(client, [paths.api.preferences], wanted),
    onSettled: () => client.invalidateQueries({ queryKey: [paths.api.preferences] }),
  })
}

export const useEndSessions = () => useMutation({ mutationFn: () => post(paths.api.endSessions) })
