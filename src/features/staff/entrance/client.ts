import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { cacheResponse } from '@/components/portal/calls'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError, post, requestJson } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { HANDLES_SIGNED_OUT, staffKeys } from '../client'
import type { LoginInput } from '../credentials'
import { signWithPasskey } from '../factors/passkey-browser'
import type { AwaitedFactor, LoginAnswer } from '../factors/schema'

const NOTHING: AwaitedFactor = { methods: [] }

/**
 * Reads which second factors the pending sign-in accepts. The server knows them even after a
 * reload, and when the sign-in began in the content panel.
 */
export const useAwaitedFactor = () =>
  useQuery({
    queryKey: staffKeys.awaited,
    queryFn: ({ signal }) => requestJson<AwaitedFactor>(paths.api.loginFactor, { signal }),
    meta: HANDLES_SIGNED_OUT,
  })

function useStep<Input>(step: (input: Input) => Promise<LoginAnswer>) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: step,
    meta: HANDLES_SIGNED_OUT,
    onSuccess: async (answer) => {
      if (!answer.user) {
        await cacheResponse<AwaitedFactor>(client, staffKeys.awaited, { methods: answer.methods })
        return
      }
      await client.invalidateQueries({ queryKey: staffKeys.session })
      router.replace(paths.portal.dashboard)
    },
    onError: async (error) => {
      // The sign-in has expired.
      if (error instanceof HttpError && error.status === 410) {
        await cacheResponse(client, staffKeys.awaited, NOTHING)
      }
    },
  })
}

export const useLogin = () =>
  useStep((body: LoginInput) => post<LoginAnswer>(paths.api.login, body))

export const useCodeSignIn = () =>
  useStep((code: string) => post<LoginAnswer>(paths.api.loginFactor, { code }))

export function usePasskeySignIn() {
  const step = useStep(async () => {
    const { options } = await post<{ options: Parameters<typeof signWithPasskey>[0] }>(
      paths.api.loginPasskeyOptions,
    )
    const response = await signWithPasskey(options)
    return post<LoginAnswer>(paths.api.loginPasskey, { response })
  })
  return {
    ...step,
    submit: () =>
      step
        .mutateAsync(undefined)
        .catch((error: unknown) => notify(notices.passkeyFailed(errorSentence(error)))),
  }
}

export function useCancelSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => requestJson(paths.api.loginFactor, { method: 'DELETE' }),
    // Also after an error, because the pending sign-in on the server expires anyway.
    onSettled: () => cacheResponse(client, staffKeys.awaited, NOTHING),
  })
}
