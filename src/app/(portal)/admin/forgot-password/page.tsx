import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { ForgotPasswordScreen } from '@/features/staff/entrance/components/forgot-screen'

export const metadata: Metadata = { title: 'Forgot your password?' }

export default async function ForgotPasswordPage() {
  const { name } = await getSiteSettings()
  return <ForgotPasswordScreen name={name} />
}
