import { type ReactNode, Suspense } from 'react'
import { PageHead } from '@/components/site/page-head'
import type { ReadDocument, ResourcesContent } from '../schema'
import { DocumentList } from './document-list'
import { DocumentOrList } from './document-or-list'
import { SCREEN_HEIGHT } from './screen-height'

interface ResourcesProps {
  page: ResourcesContent
  children?: ReactNode
}

/** Only what the viewer needs of a document, because all documents are sent to the browser. */
const toRead = ({ key, title, sizeLabel, covers, version }: ReadDocument): ReadDocument => ({
  key,
  title,
  sizeLabel,
  covers,
  version,
})

/** Spec §2.3. */
export function Resources({ page, children }: ResourcesProps) {
  const list = (
    <div className={SCREEN_HEIGHT}>
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
