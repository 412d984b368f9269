import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/server/data'
import { SetupScreen } from '@/features/staff/entrance/components/setup-screen'

export const metadata: Metadata = { title: 'Set up' }

export default async function SetupPage() {
  const { name } = await getSiteSettings()
  return <SetupScreen name={name} />
}
