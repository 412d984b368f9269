import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { ForgotScreen } from '@/features/staff/components/entrance/forgot-screen'

export const metadata: Metadata = { title: 'Forgot your password?' }

export default async function ForgotPasswordPage() {
  const { name } = await getSiteSettings()
  return <ForgotScreen name={name} />
}
