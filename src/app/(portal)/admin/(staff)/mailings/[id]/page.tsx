import type { Metadata } from 'next'
import { MailingScreen } from '@/features/mailings/components/progress/mailing-screen'

export const metadata: Metadata = { title: 'Message' }

interface MailingPageProps {
  params: Promise<{ id: string }>
}

export default async function MailingPage({ params }: MailingPageProps) {
  const { id } = await params
  return <MailingScreen id={Number(id)} />
}
