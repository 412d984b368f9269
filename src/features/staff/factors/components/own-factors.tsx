'use client'

import { LoadError } from '@/components/portal/load-error'
import { TableSkeleton } from '@/components/ui/skeleton'
import { formatTableDate } from '@/lib/dates'
import { useFactors } from '../client'
import { useSupportsPasskeys } from '../passkey-browser'
import type { AccountFactors, PasskeySummary } from '../schema'
import { AddAuthenticatorButton } from './add-authenticator'
import { AddPasskeyButton } from './add-passkey'
import { FactorRow, NewRecoveryCodesButton, RemoveFactorButton } from './factor-row'

function passkeyText({ addedAt, lastUsedAt, host }: PasskeySummary): string {
  const used = lastUsedAt ? `last used ${formatTableDate(lastUsedAt)}` : 'not used yet'
  const text = `Passkey added ${formatTableDate(addedAt)} · ${used}`
  return host === window.location.hostname ? text : `${text} · works at ${host} only`
}

function Rows({ authenticator, passkeys, recoveryCodesLeft }: AccountFactors) {
  return (
    <ul>
      {authenticator && (
        <FactorRow
          title="Authenticator app"
          text={`Set up ${formatTableDate(authenticator.addedAt)}`}
        >
          <RemoveFactorButton passkey={null} title="Authenticator app" />
        </FactorRow>
      )}
      {passkeys.map((passkey) => (
        <FactorRow key={passkey.id} title={passkey.name} text={passkeyText(passkey)}>
          <RemoveFactorButton passkey={passkey.id} title={passkey.name} />
        </FactorRow>
      ))}
      <FactorRow title="Recovery codes" text={`${recoveryCodesLeft} left; each signs you in once`}>
        <NewRecoveryCodesButton />
      </FactorRow>
    </ul>
  )
}

export function OwnFactors() {
  const results = useFactors()
  const { data, error } = results
  const hasPasskeys = useSupportsPasskeys()
  if (error && !data) {
    const title = 'Your second factors could not be loaded'
    return <LoadError title={title} of={results} />
  }
  if (!data) return <TableSkeleton rows={2} columns={2} />
  const hasAny = data.authenticator !== null || data.passkeys.length > 0
  return (
    <>
      {hasAny && <Rows {...data} />}
      <div className="grid gap-3 p-4">
        {!hasAny && (
          <p className="text-text-2">
            With a code or a passkey on top, nobody gets in who has only learnt your password.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <AddAuthenticatorButton isOther={data.authenticator !== null} />
          {hasPasskeys && <AddPasskeyButton />}
        </div>
        {!hasPasskeys && (
          <p className="text-sm text-text-3">
            Passkeys need the portal’s own address over https; this browser has none here.
          </p>
        )}
      </div>
    </>
  )
}
