import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { clearPersonalData } from '@/components/portal/given-data'
import { notify } from '@/components/ui/notify'
import { HttpError, post, requestJson } from '@/lib/http/client'
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
  awaited: [paths.api.loginFactor],
  nextEmail: [paths.portal.login, 'email'],
} as const

/**
 * Metadata of requests that handle a 401 themselves. For others, a 401 means that the session has
 * ended (query-provider.tsx).
 */
export const HANDLES_SIGNED_OUT = { handlesSignedOut: true }

/**
 * Reads who is signed in. Fails with status 401 when nobody is (Spec §7); null after a sign-out on
 * this page.
 */
export const useSession = () =>
  useQuery({
    queryKey: staffKeys.session,
    queryFn: ({ signal }) => requestJson<SessionAnswer | null>(paths.api.session, { signal }),
    meta: HANDLES_SIGNED_OUT,
  })

export function useOpenSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  return (nextEmail?: string) => {
    clearPersonalData(client)
    if (nextEmail) client.setQueryData(staffKeys.nextEmail, nextEmail)
    router.replace(paths.portal.login)
  }
}

export const usePrefilledSignInEmail = (): string =>
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
      // With status 401, the session had already ended.
      if (error instanceof HttpError && error.status === 401) leave()
      else notify(notices.logoutFailed())
    },
  })
}

export const useSetupStatus = () =>
  useQuery({
    queryKey: staffKeys.setup,
    queryFn: ({ signal }) => requestJson<SetupStatus>(paths.api.setup, { signal }),
    meta: HANDLES_SIGNED_OUT,
  })

export function useSetUpPortal() {
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

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: staffKeys.invitation(token),
    queryFn: () => post<{ email: string }>(paths.api.checkInvitation, { token }),
  })

/**
 * Waits for `call`, then signs out. On a shared computer a colleague may be signed in, and the
 * sign-in page would then open the colleague's portal.
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
