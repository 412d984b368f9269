import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiQuery } from '@/components/portal/calls'
import { post, put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import { makePasskey } from './passkey-browser'
import type {
  AccountFactors,
  AddedFactorResult,
  AddPasskeyFormInput,
  FactorRule,
  NewAuthenticator,
  RolesRequiringFactor,
} from './schema'

export const useFactors = () => useApiQuery<AccountFactors>(paths.api.factors)

function useFactorCall<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: staffKeys.factors })
      await client.invalidateQueries({ queryKey: staffKeys.devices })
    },
  })
}

export const useBeginAuthenticatorSetup = () =>
  useMutation({
    mutationFn: (password: string) => post<NewAuthenticator>(paths.api.authenticator, { password }),
  })

export const useConfirmAuthenticator = () =>
  useFactorCall((code: string) => put<AddedFactorResult>(paths.api.authenticator, { code }))

export const useAddPasskey = () =>
  useFactorCall(async ({ name, password }: AddPasskeyFormInput) => {
    const { options } = await post<{ options: Parameters<typeof makePasskey>[0] }>(
      paths.api.passkeyOptions,
      { password },
    )
    const response = await makePasskey(options)
    return post<AddedFactorResult>(paths.api.passkeys, { name, response })
  })

/** Removes the passkey with the id `passkey`, or the authenticator app when `passkey` is null. */
export const useRemoveFactor = () =>
  useFactorCall(({ passkey, password }: { passkey: number | null; password: string }) => {
    const path = passkey === null ? paths.api.removeAuthenticator : paths.api.removePasskey(passkey)
    return post(path, { password })
  })

export const useNewRecoveryCodes = () =>
  useFactorCall((password: string) =>
    post<{ recoveryCodes: string[] }>(paths.api.recoveryCodes, { password }),
  )

export function useReloadSession() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: staffKeys.session })
}

export const useFactorRoles = () => useApiQuery<RolesRequiringFactor>(paths.api.factorRoles)

export function useSetFactorRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FactorRule) => put<RolesRequiringFactor>(paths.api.factorRoles, body),
    onSuccess: async (answer) => {
      await cacheResponse(client, staffKeys.factorRoles, answer)
      // The rule may apply to the user's own role.
      return client.invalidateQueries({ queryKey: staffKeys.session })
    },
  })
}
