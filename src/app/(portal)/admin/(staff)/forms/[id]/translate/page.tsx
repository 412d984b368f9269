import type { Metadata } from 'next'
import { TranslateScreen } from '@/features/forms/translations/components/translate-screen'

export const metadata: Metadata = { title: 'Translate' }

interface TranslatePageProps {
  params: Promise<{ id: string }>
}

export default async function TranslatePage({ params }: TranslatePageProps) {
  const { id } = await params
  return <TranslateScreen id={Number(id)} />
}
