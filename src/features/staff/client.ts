import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { clearPersonalData } from '@/components/portal/given-data'
import { notify } from '@/components/ui/notify'
import { HttpError, post, request } from '@/lib/http/client'
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

/** Query keys of what the portal reads about accounts, sessions and second factors. */
export const staffKeys = {
  session: [paths.api.session],
  setup: [paths.api.setup],
  users: [paths.api.users],
  devices: [paths.api.sessions],
  invitation: (token: string) => [paths.api.checkInvitation, token],
  factors: [paths.api.factors],
  factorRoles: [paths.api.factorRoles],
  /** The second step of the sign-in that this browser has begun. */
  awaited: [paths.api.loginFactor],
  /**
   * The email address to prefill at the next sign-in; set by one screen and read by another, never
   * fetched.
   */
  nextEmail: [paths.portal.login, 'email'],
} as const

/**
 * Query metadata for calls in which a 401 refuses the call itself; without it a 401 means that the
 * session has ended (query-provider.tsx).
 */
export const HANDLES_SIGNED_OUT = { handlesSignedOut: true }

/**
 * The signed-in user. When nobody is signed in, the query fails with status 401 (Spec §7); its data
 * is null after this browser has signed out.
 */
export const useSession = () =>
  useQuery({
    queryKey: staffKeys.session,
    queryFn: ({ signal }) => request<SessionAnswer | null>(paths.api.session, { signal }),
    meta: HANDLES_SIGNED_OUT,
  })

/** Clears the cache and opens the sign-in page, prefilled with the given email address. */
export function useOpenSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  return (nextEmail?: string) => {
    clearPersonalData(client)
    if (nextEmail) client.setQueryData(staffKeys.nextEmail, nextEmail)
    router.replace(paths.portal.login)
  }
}

/** The email address to prefill on the sign-in page; empty when there is none. */
export const useNextEmail = (): string =>
  useQueryClient().getQueryData<string>(staffKeys.nextEmail) ?? ''

export function useLogout() {
  const leave = useOpenSignIn()
  return useMutation({
    mutationFn: () => post(paths.api.logout),
    meta: HANDLES_SIGNED_OUT,
    onSuccess: () => {
      notify(notices.loggedOut())
      leave()
    },
    onError: (error) => {
      // The session had already ended, so this is not a failure.
      if (error instanceof HttpError && error.status === 401) leave()
      else notify(notices.logoutFailed())
    },
  })
}

/** Whether the first account can still be created, and whether that needs the setup code. */
export const useSetupStatus = () =>
  useQuery({
    queryKey: staffKeys.setup,
    queryFn: ({ signal }) => request<SetupStatus>(paths.api.setup, { signal }),
    meta: HANDLES_SIGNED_OUT,
  })

export function useSetUp() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: SetupRequest) => post(paths.api.setup, body),
    meta: HANDLES_SIGNED_OUT,
    onSuccess: () => {
      notify(notices.setupDone())
      setTimeout(() => {
        client.removeQueries({ queryKey: staffKeys.setup })
        router.push(paths.portal.login)
      }, SETUP_REDIRECT_MS)
    },
  })
}

/** The email address of an invitation; fails with `invitation.*` when its link cannot be used. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: staffKeys.invitation(token),
    queryFn: () => post<{ email: string }>(paths.api.checkInvitation, { token }),
  })

/**
 * Signs out after a one-time link was used: on a shared computer a colleague may be signed in, and
 * the sign-in page would open that colleague's portal.
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
    meta: HANDLES_SIGNED_OUT,
  })

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgotPasswordInput) => post(paths.api.forgotPassword, body) })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPasswordInput) => thenSignOut(post(paths.api.resetPassword, body)),
    meta: HANDLES_SIGNED_OUT,
  })
