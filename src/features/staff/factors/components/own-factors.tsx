'use client'

import { LoadError } from '@/components/portal/load-error'
import { TableSkeleton } from '@/components/ui/skeleton'
import { formatTableDate } from '@/lib/dates'
import { useFactors } from '../client'
import { useSupportsPasskeys } from '../passkey-browser'
import type { Factors, PasskeySummary } from '../schema'
import { AddAuthenticator } from './add-authenticator'
import { AddPasskey } from './add-passkey'
import { FactorRow, NewCodes, RemoveFactor } from './factor-row'

function passkeyText({ addedAt, lastUsedAt, host }: PasskeySummary): string {
  const used = lastUsedAt ? `last used ${formatTableDate(lastUsedAt)}` : 'not used yet'
  const text = `Passkey added ${formatTableDate(addedAt)} · ${used}`
  return host === window.location.hostname ? text : `${text} · works at ${host} only`
}

function Rows({ authenticator, passkeys, recoveryCodesLeft }: Factors) {
  return (
    <ul>
      {authenticator && (
        <FactorRow
          title="Authenticator app"
          text={`Set up ${formatTableDate(authenticator.addedAt)}`}
        >
          <RemoveFactor passkey={null} title="Authenticator app" />
        </FactorRow>
      )}
      {passkeys.map((passkey) => (
        <FactorRow key={passkey.id} title={passkey.name} text={passkeyText(passkey)}>
          <RemoveFactor passkey={passkey.id} title={passkey.name} />
        </FactorRow>
      ))}
      <FactorRow title="Recovery codes" text={`${recoveryCodesLeft} left; each signs you in once`}>
        <NewCodes />
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
          <AddAuthenticator isOther={data.authenticator !== null} />
          {hasPasskeys && <AddPasskey />}
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
