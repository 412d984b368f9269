'use client'

import { useState } from 'react'
import { GatePage } from '@/components/portal/frame/gate-page'
import { paths } from '@/lib/paths'
import { DeadLinkPage, useLinkParameter } from './dead-link'
import { ResetPasswordForm } from './reset-form'

const ASK_AGAIN = { href: paths.portal.forgotPassword, label: 'Ask for a new link' }

export function ResetPasswordScreen({ name }: { name: string }) {
  const token = useLinkParameter('token')
  const [refusal, setRefusal] = useState<string | null>(null)

  if (!token) {
    return (
      <DeadLinkPage
        name={name}
        title="Open the link in your message"
        text="This page needs the link we sent you. Open it again from the message, or ask for a new one."
        next={ASK_AGAIN}
      />
    )
  }
  if (refusal !== null) {
    return (
      <DeadLinkPage name={name} title="This link does not work" text={refusal} next={ASK_AGAIN} />
    )
  }
  return (
    <GatePage
      name={name}
      title="Choose a new password"
      description="You will be signed out everywhere and sign in with the new one."
    >
      <ResetPasswordForm token={token} onRefused={setRefusal} />
    </GatePage>
  )
}
