import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/data'
import { ForgotScreen } from '@/features/staff/components/forgot-screen'

export const metadata: Metadata = { title: 'Forgot your password?' }

export default async function ForgotPasswordPage() {
  const { name } = await getSiteSettings()
  return <ForgotScreen name={name} />
}
