'use client'

import { useListDrawer } from '@payloadcms/ui'

interface ExchangeButtonProps {
  /** What the picture shows, for its accessible name. */
  of: string
  onChoose: (id: number) => void
}

/** Replaces the picture in this place by another of the library; the library keeps the old one. */
export function ExchangeButton({ of, onChoose }: ExchangeButtonProps) {
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
