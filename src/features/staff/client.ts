import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError, post, request } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { SETUP_REDIRECT_MS } from './constants'
import type {
  AcceptInvitationInput,
  ForgotPasswordInput,
  ResetPasswordInput,
  SetupRequest,
} from './credentials'
import type { SessionAnswer, SetupStatus } from './schema'

export const staffKeys = {
  session: [paths.api.session],
  setup: [paths.api.setup],
  users: [paths.api.users],
  devices: [paths.api.sessions],
  invitation: (token: string) => [paths.api.checkInvitation, token],
  factors: [paths.api.factors],
  factorRoles: [paths.api.factorRoles],
  /** What the sign-in that this browser has begun still asks for. */
  awaited: [paths.api.loginFactor],
  /** Whose sign-in comes next: never fetched, only handed from screen to screen. */
  nextEmail: [paths.portal.login, 'email'],
} as const

/** A 401 that is an answer to this very call, not the end of a session (query-provider.tsx). */
export const OWN_401 = { handlesSignedOut: true }

/** Who is signed in. Signed out is an error here (Spec §7): status 401. */
export const useSession = () =>
  useQuery({
    queryKey: staffKeys.session,
    queryFn: ({ signal }) => request<SessionAnswer>(paths.api.session, { signal }),
    meta: OWN_401,
  })

/** Leads to the sign-in page, prefilled with the expected address. */
export function useLeave() {
  const client = useQueryClient()
  const router = useRouter()
  return (nextEmail?: string) => {
    // Nothing one person has read may be left for the next; the session is asked for afresh.
    client.clear()
    if (nextEmail) client.setQueryData(staffKeys.nextEmail, nextEmail)
    router.replace(paths.portal.login)
  }
}

/** The address to prefill on the sign-in page; may be empty. */
export const useNextEmail = (): string =>
  useQueryClient().getQueryData<string>(staffKeys.nextEmail) ?? ''

export function useLogout() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => post(paths.api.logout),
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
    queryFn: ({ signal }) => request<SetupStatus>(paths.api.setup, { signal }),
    meta: OWN_401,
  })

export function useSetUp() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: SetupRequest) => post(paths.api.setup, body),
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

/** Whom the invitation behind a link is for; refused as `invitation.*`. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: staffKeys.invitation(token),
    queryFn: () => post<{ email: string }>(paths.api.checkInvitation, { token }),
  })

/**
 * Whoever uses a link signs in next. On a shared computer a colleague may still be signed in, and
 * the sign-in page would lead straight into their portal.
 */
async function thenSignOut<Answer>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  await post(paths.api.logout).catch(() => undefined)
  return answer
}

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: AcceptInvitationInput) =>
      thenSignOut(post<{ email: string }>(paths.api.acceptInvitation, body)),
    meta: OWN_401,
  })

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgotPasswordInput) => post(paths.api.forgotPassword, body) })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPasswordInput) => thenSignOut(post(paths.api.resetPassword, body)),
    meta: OWN_401,
  })
