'use client'

import { GatePage } from '@/components/portal/frame/gate-page'
import { Button } from '@/components/ui/button'
import { useFactors, useReloadSession } from '../client'
import { useSupportsPasskeys } from '../passkey-browser'
import { AddAuthenticatorButton } from './add-authenticator'
import { AddPasskeyButton } from './add-passkey'

interface EnrolmentScreenProps {
  name: string
  onLogout: () => void
  loggingOut: boolean
}

export function EnrolmentScreen({ name, onLogout, loggingOut }: EnrolmentScreenProps) {
  const readAgain = useReloadSession()
  const hasPasskeys = useSupportsPasskeys()
  const { data } = useFactors()
  // Opens the portal only after the dialog is closed, because the portal would replace the recovery
  // codes in the dialog.
  const open = () => void readAgain()
  const isDone = data && (data.authenticator !== null || data.passkeys.length > 0)
  return (
    <GatePage
      name={name}
      title="Set up a second factor"
      description="Your role asks for more than a password. Choose one; you can add others later."
      foot={
        <Button
          variant="quiet"
          className="-ml-3.5 min-h-11"
          loading={loggingOut}
          onClick={onLogout}
        >
          Logout
        </Button>
      }
    >
      <ul className="mt-7 grid gap-5">
        <li className="grid justify-items-start gap-2">
          <p>An app on your phone that shows codes.</p>
          <AddAuthenticatorButton onClosed={open} />
        </li>
        {hasPasskeys && (
          <li className="grid justify-items-start gap-2">
            <p>The lock of your phone or computer, or a security key.</p>
            <AddPasskeyButton onClosed={open} />
          </li>
        )}
      </ul>
      {isDone && (
        <Button size="lg" className="mt-7" onClick={open}>
          Go to the portal
        </Button>
      )}
    </GatePage>
  )
}
