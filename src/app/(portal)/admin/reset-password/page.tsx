import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { ResetPasswordScreen } from '@/features/staff/entrance/components/reset-screen'

export const metadata: Metadata = { title: 'Choose a new password' }

export default async function ResetPasswordPage() {
  const { name } = await getSiteSettings()
  return <ResetPasswordScreen name={name} />
}
