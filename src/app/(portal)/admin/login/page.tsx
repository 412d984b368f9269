import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { LoginScreen } from '@/features/staff/entrance/components/login-screen'

export const metadata: Metadata = { title: 'Sign in' }

export default async function LoginPage() {
  const { name } = await getSiteSettings()
  return <LoginScreen name={name} />
}
