'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import type { ShownDocument } from '../schema'

const PdfViewer = dynamic(() => import('./pdf-viewer').then((module) => module.PdfViewer), {
  ssr: false,
})

interface ShownOrListProps {
  documents: ShownDocument[]
  list: ReactNode
}

/** The document `?showPDF=` names (Spec §2.3), else the list. */
export function ShownOrList({ documents, list }: ShownOrListProps) {
  const asked = useSearchParams().get('showPDF')
  const shown = documents.find(({ key }) => key === asked)
  return shown ? <PdfViewer document={shown} /> : list
}
