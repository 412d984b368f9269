import type { Metadata } from 'next'
import { MailingsScreen } from '@/features/mailings/components/list/mailings-screen'

export const metadata: Metadata = { title: 'Messages' }

export default function MailingsPage() {
  return <MailingsScreen />
}
