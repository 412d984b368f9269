'use client'

import { useListDrawer } from '@payloadcms/ui'

interface ExchangeButtonProps {
  of: string
  onChoose: (id: number) => void
}

export function ExchangePhotoButton({ of, onChoose }: ExchangeButtonProps) {
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] })
  return (
    <>
      <button type="button" aria-label={`Exchange ${of}`} onClick={openDrawer}>
        Exchange
      </button>
      <ListDrawer
        onSelect={({ doc }) => {
          onChoose(Number(doc.id))
          closeDrawer()
        }}
      />
    </>
  )
}
