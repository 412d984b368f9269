import { type ReactNode, Suspense } from 'react'
import { PageHead } from '@/components/site/page-head'
import type { ResourcesContent, ViewerDocument } from '../schema'
import { DocumentList } from './document-list'
import { DocumentOrList } from './document-or-list'
import { SCREEN_HEIGHT_CLASS } from './screen-height'

interface ResourcesProps {
  page: ResourcesContent
  children?: ReactNode
}

/** Keeps only what the viewer needs, because this is sent to the browser for every document. */
const toRead = ({ key, title, sizeLabel, covers, version }: ViewerDocument): ViewerDocument => ({
  key,
  title,
  sizeLabel,
  covers,
  version,
})

export function ResourcesScreen({ page, children }: ResourcesProps) {
  const list = (
    <div className={SCREEN_HEIGHT_CLASS}>
      <PageHead title={page.heading} lead={page.lead} />
      <DocumentList documents={page.documents} />
      {children}
    </div>
  )
  return (
    <Suspense fallback={list}>
      <DocumentOrList documents={page.documents.map(toRead)} list={list} />
    </Suspense>
  )
}
