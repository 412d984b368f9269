'use client'

import { GatePage } from '@/components/portal/frame/gate-page'
import { LoadError } from '@/components/portal/load-error'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { paths } from '@/lib/paths'
import { useInvitation } from '../../client'
import { AcceptInvitationForm } from './accept-form'
import { DeadLinkPage, isRefusedLink, useLinkParameter } from './dead-link'

const TO_SIGN_IN = { href: paths.portal.login, label: 'Go to sign in' }

function Invitation({ name, token }: { name: string; token: string }) {
  const results = useInvitation(token)
  const { data, error } = results
  if (isRefusedLink(error)) {
    const text = error.body?.error ?? ''
    return (
      <DeadLinkPage name={name} title="This link does not work" text={text} next={TO_SIGN_IN} />
    )
  }
  return (
    <GatePage
      name={name}
      title="Create your account"
      description="Choose your name and a password to accept the invitation."
    >
      {data ? (
        <AcceptInvitationForm token={token} email={data.email} />
      ) : error ? (
        <LoadError title="The invitation could not be read" of={results} />
      ) : (
        <LoadingPanes />
      )}
    </GatePage>
  )
}

export function AcceptInvitationScreen({ name }: { name: string }) {
  const token = useLinkParameter('token')
  if (token) return <Invitation name={name} token={token} />
  return (
    <DeadLinkPage
      name={name}
      title="Open the link in your message"
      text="This page needs the link from your invitation. Open it again from the message you received."
      next={TO_SIGN_IN}
    />
  )
}
