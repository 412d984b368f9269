'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import type { ViewerDocument } from '../schema'
import { PdfViewer } from './pdf-viewer'

interface DocumentOrListProps {
  documents: ViewerDocument[]
  list: ReactNode
}

export function DocumentOrList({ documents, list }: DocumentOrListProps) {
  const asked = useSearchParams().get('showPDF')
  const shown = documents.find(({ key }) => key === asked)
  return shown ? <PdfViewer document={shown} /> : list
}
