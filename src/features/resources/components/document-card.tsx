import { Download } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { paths } from '@/lib/paths'
import type { ShownDocument } from '../schema'
import { DocumentCover } from './document-cover'
import { ReadDocumentLink } from './read-link'

export function DocumentCard({ document }: { document: ShownDocument }) {
  const { key, title, description, sizeLabel, covers } = document
  return (
    <article className="grid print:block content-start gap-x-7 gap-y-5 border-t-2 border-text pt-6 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <DocumentCover document={document} />
      <div>
        <h2 className="type-display text-2xl leading-[1.05]">{title}</h2>
        <p className="mt-3 text-text-2">{description}</p>
        <p className="mt-3.5 mb-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-3">
          <span>PDF</span>
          {sizeLabel && <span>{sizeLabel}</span>}
          {covers && <span>Covers {covers}</span>}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ReadDocumentLink documentKey={key} title={title} />
          <a href={paths.api.resourceDownload(key)} download className={buttonStyles('line', 'sm')}>
            <Download aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
            Download PDF
            <span className="sr-only">{` ${title}`}</span>
          </a>
        </div>
      </div>
    </article>
  )
}
