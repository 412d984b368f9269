import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { post, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from './client'
import type { ChangePasswordInput } from './credentials'
import type { SessionDevice } from './schema'

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordInput) => post(paths.api.changePassword, body) })

/** Where this person is signed in; asked anew whenever the screen is opened. */
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

export const useEndSessions = () => useMutation({ mutationFn: () => post(paths.api.endSessions) })
