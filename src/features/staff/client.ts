import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError, request } from '@/lib/http/client'
import { notices } from '@/lib/notices'
import { paths } from '@/lib/paths'
import { SETUP_REDIRECT_MS } from './constants'
import type { LoginInput, SessionUser, SetupInput, StaffMember } from './schema'

export const staffKeys = {
  session: [paths.api.session],
  setup: [paths.api.setup],
  users: [paths.api.users],
} as const

/** A 401 that is an answer to this very call, not the end of a session (query-provider.tsx). */
const OWN_401 = { handlesSignedOut: true }

/** Who is signed in. Signed out is an error here (Spec §7): status 401. */
export const useSession = () =>
  useQuery({
    queryKey: staffKeys.session,
    queryFn: async ({ signal }) => {
      const { user } = await request<{ user: SessionUser }>(paths.api.session, { signal })
      return user
    },
    meta: OWN_401,
  })

export function useLogin() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: LoginInput) =>
      request<{ user: SessionUser }>(paths.api.login, { method: 'POST', body }),
    meta: OWN_401,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: staffKeys.session })
      router.replace(paths.portal.dashboard)
    },
    onError: (error) => notify(notices.loginFailed(errorSentence(error))),
  })
}

export function useLogout() {
  const client = useQueryClient()
  const router = useRouter()
  const leave = () => {
    // Nothing one person has read may be left for the next; the session is asked for afresh.
    client.clear()
    router.replace(paths.portal.login)
  }
  return useMutation({
    mutationFn: () => request(paths.api.logout, { method: 'POST' }),
    meta: OWN_401,
    onSuccess: () => {
      notify(notices.loggedOut())
      leave()
    },
    onError: (error) => {
      // The session was over already: that is what was asked for.
      if (error instanceof HttpError && error.status === 401) leave()
      else notify(notices.logoutFailed())
    },
  })
}

/** Whether the first account can still be made. */
export const useSetupStatus = () =>
  useQuery({
    queryKey: staffKeys.setup,
    queryFn: ({ signal }) => request<{ open: boolean }>(paths.api.setup, { signal }),
    meta: OWN_401,
  })

export function useSetUp() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: SetupInput) => request(paths.api.setup, { method: 'POST', body }),
    meta: OWN_401,
    onSuccess: () => {
      notify(notices.setupDone())
      setTimeout(() => {
        client.removeQueries({ queryKey: staffKeys.setup })
        router.push(paths.portal.login)
      }, SETUP_REDIRECT_MS)
    },
    onError: (error) => notify(notices.setupFailed(errorSentence(error))),
  })
}

export const useStaff = () =>
  useQuery({
    queryKey: staffKeys.users,
    queryFn: ({ signal }) => request<StaffMember[]>(paths.api.users, { signal }),
  })
