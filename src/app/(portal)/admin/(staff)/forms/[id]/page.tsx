import type { Metadata } from 'next'
import { BuilderScreen } from '@/features/forms/builder/components/builder-screen'

export const metadata: Metadata = { title: 'Form Builder' }

interface FormPageProps {
  params: Promise<{ id: string }>
}

export default async function FormPage({ params }: FormPageProps) {
  const { id } = await params
  return <BuilderScreen id={Number(id)} />
}
