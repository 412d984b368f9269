import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { AcceptInvitationScreen } from '@/features/staff/entrance/components/accept-screen'

export const metadata: Metadata = { title: 'Create your account' }

export default async function AcceptInvitePage() {
  const { name } = await getSiteSettings()
  return <AcceptInvitationScreen name={name} />
}
