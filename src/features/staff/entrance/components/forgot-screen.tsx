'use client'

import { useEffect, useRef, useState } from 'react'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'
import { ForgotPasswordForm } from './forgot-form'

/** Shown for every email address, so that it does not reveal which addresses have an account. */
const SENT =
  'If there is an account for this address, we have sent a link to it. The link works once and for one hour.'

export function ForgotPasswordScreen({ name }: { name: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentTo !== null) answer.current?.focus()
  }, [sentTo])

  return (
    <GatePage
      name={name}
      title={sentTo === null ? 'Forgot your password?' : 'Check your mail'}
      description={
        sentTo === null && 'We send a link to your address. It lets you choose a new password.'
      }
      foot={
        <p>
          <Link
            href={paths.portal.login}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            Back to sign in
          </Link>
        </p>
      }
    >
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <div ref={answer} tabIndex={-1} className="mt-4 grid gap-3 outline-none">
          <p>{SENT}</p>
          <p className="text-text-3 wrap-anywhere">
            Asked for {sentTo}. Nothing there after a few minutes? Look into the spam folder, or ask
            a super admin whether your account is active.
          </p>
        </div>
      )}
    </GatePage>
  )
}
