import type { Metadata } from 'next'
import { PlacesScreen } from '@/features/forms/capacity/components/places-screen'
import { WaitingList } from '@/features/submissions/waiting/components/waiting-list'

export const metadata: Metadata = { title: 'Times and places' }

interface PlacesPageProps {
  params: Promise<{ id: string }>
}

export default async function PlacesPage({ params }: PlacesPageProps) {
  const { id } = await params
  return (
    <>
      <PlacesScreen id={Number(id)} />
      <WaitingList formId={Number(id)} />
    </>
  )
}
