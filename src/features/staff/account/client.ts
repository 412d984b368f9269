import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { post, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import type { ChangePasswordInput } from '../credentials'
import type { Preferences, SessionDevice } from '../schema'

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordInput) => post(paths.api.changePassword, body) })

/** The open sessions of the signed-in person; refetched whenever the screen is opened. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: staffKeys.devices,
    queryFn: ({ signal }) => request<SessionDevice[]>(paths.api.sessions, { signal }),
    refetchOnMount: 'always',
  })

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request(paths.api.sessionOf(id), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.devices }),
  })
}

export const usePreferences = () =>
  useQuery({
    queryKey: [paths.api.preferences],
    queryFn: ({ signal }) => request<Preferences>(paths.api.preferences, { signal }),
    refetchOnMount: 'always',
  })

/** The choice is shown at once, then replaced by what the server has stored. */
export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Preferences) =>
      request<Preferences>(paths.api.preferences, { method: 'PUT', body }),
    onMutate: (wanted) => client.setQueryData([paths.api.preferences], wanted),
    onSettled: () => client.invalidateQueries({ queryKey: [paths.api.preferences] }),
  })
}

export const useEndSessions = () => useMutation({ mutationFn: () => post(paths.api.endSessions) })
