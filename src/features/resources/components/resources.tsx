import { type ReactNode, Suspense } from 'react'
import { PageHead } from '@/components/site/page-head'
import type { ResourcesContent } from '../schema'
import { DocumentCard } from './document-card'
import { DocumentOrList } from './document-or-list'
import { SCREEN_HEIGHT } from './screen-height'

interface ResourcesProps {
  page: ResourcesContent
  /** What editors added below the documents. */
  children?: ReactNode
}

/** Spec §2.3: the cards of the documents, or the document that the address names. */
export function Resources({ page, children }: ResourcesProps) {
  const list = (
    <div className={SCREEN_HEIGHT}>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid gap-x-(--gap) gap-y-[clamp(2.5rem,5vw,4rem)] pb-(--section) min-[56rem]:grid-cols-2">
        {page.documents.map((document) => (
          <DocumentCard key={document.key} document={document} />
        ))}
      </div>
      {children}
    </div>
  )
  return (
    <Suspense fallback={list}>
      <DocumentOrList documents={page.documents} list={list} />
    </Suspense>
  )
}
