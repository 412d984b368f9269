import type { ShownDocument } from '../schema'
import { DocumentCard } from './document-card'
import { ReadDocumentLink } from './read-link'

/** The most documents with a cover. A phone could not open a page with hundreds of covers. */
const MAX_CARDS = 60

function MoreDocuments({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <section aria-labelledby="more-documents" className="wrap pb-(--section)">
      <h2 id="more-documents" className="type-display text-2xl leading-[1.05]">
        More documents
      </h2>
      <ul className="mt-5 gap-x-(--gap) min-[40rem]:columns-2 min-[72rem]:columns-3">
        {documents.map(({ key, title, sizeLabel }) => (
          <li key={key} className="break-inside-avoid">
            <ReadDocumentLink documentKey={key} title={title} isTitle />{' '}
            <span className="text-sm whitespace-nowrap text-text-3">PDF, {sizeLabel}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <>
      <div className="wrap grid gap-x-(--gap) gap-y-[clamp(2.5rem,5vw,4rem)] pb-(--section) min-[56rem]:grid-cols-2">
        {documents.slice(0, MAX_CARDS).map((document) => (
          <DocumentCard key={document.key} document={document} />
        ))}
      </div>
      {documents.length > MAX_CARDS && <MoreDocuments documents={documents.slice(MAX_CARDS)} />}
    </>
  )
}
