import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { post, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import type { ChangePasswordInput } from '../credentials'
import type { Preferences, SessionDevice } from '../schema'

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordInput) => post(paths.api.changePassword, body) })

/** The devices this person is signed in on; refetched whenever the screen is opened. */
export const useDevices = () =>
  useQuery({
    queryKey: staffKeys.devices,
    queryFn: ({ signal }) => request<SessionDevice[]>(paths.api.sessions, { signal }),
    refetchOnMount: 'always',
  })

export function useEndDevice() {
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

/** Shown at once, then replaced by the server's response. */
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
