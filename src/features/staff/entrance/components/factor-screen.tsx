'use client'

import { useState } from 'react'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Button } from '@/components/ui/button'
import { useSupportsPasskeys } from '../../factors/passkey-browser'
import type { FactorMethod } from '../../factors/schema'
import { useCancelSignIn, usePasskeySignIn } from '../client'
import { SignInCodeForm } from './code-form'

const WAYS = {
  authenticator: {
    description: 'Enter the code that your authenticator app shows now.',
    choose: 'Use a code of your app',
  },
  passkey: {
    description: 'Confirm with a passkey that you have added to your account.',
    choose: 'Use a passkey',
  },
  recovery_code: {
    description: 'Enter one of the codes you kept when you set up your second factor.',
    choose: 'Use a recovery code',
  },
} as const satisfies Record<FactorMethod, object>

function PasskeyButton() {
  const passkey = usePasskeySignIn()
  return (
    <Button
      size="lg"
      className="mt-7"
      loading={passkey.isPending || passkey.isSuccess}
      onClick={passkey.submit}
    >
      Confirm with a passkey
    </Button>
  )
}

export function SecondFactorScreen({ name, methods }: { name: string; methods: FactorMethod[] }) {
  const hasPasskeys = useSupportsPasskeys()
  const giveUp = useCancelSignIn()
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys)
  const [chosen, choose] = useState<FactorMethod | null>(null)
  const way = chosen ?? usable[0] ?? 'recovery_code'
  const others = usable.filter((method) => method !== way)

  return (
    <GatePage
      name={name}
      title="One more step"
      description={WAYS[way].description}
      foot={<p>Lost all of them? Ask a super admin to reset your second factor.</p>}
    >
      {way === 'passkey' ? <PasskeyButton /> : <SignInCodeForm key={way} kind={way} />}
      <div className="mt-3 grid justify-items-start">
        {others.map((method) => (
          <Button
            key={method}
            variant="quiet"
            className="-ml-3.5 min-h-11"
            onClick={() => choose(method)}
          >
            {WAYS[method].choose}
          </Button>
        ))}
        <Button variant="quiet" className="-ml-3.5 min-h-11" onClick={() => giveUp.mutate()}>
          Back to email and password
        </Button>
      </div>
    </GatePage>
  )
}
