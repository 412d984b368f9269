import { NextStep } from '@/components/site/next-step'
import { BlockFrame } from '@/features/pages/components/blocks/block-frame'
import { ButtonBlock } from '@/features/pages/components/blocks/button-block'
import { ColumnsBlock } from '@/features/pages/components/blocks/columns-block'
import { QuoteBlock } from '@/features/pages/components/blocks/quote-block'
import { DocumentCard } from '@/features/resources/components/document-card'
import { presentDocument } from '@/features/resources/present'
import { presentTestimonial } from '@/features/testimonies/present'
import type { ResolveLink } from '@/lib/content/links/resolve'
import { toPictureSource } from '@/lib/pictures/pictures'
import { FormEntry } from './form-entry'
import type { BlockOf } from './rows'

export function renderQuoteBlock({ testimony, quote: words, person }: BlockOf<'quote'>) {
  if (testimony && typeof testimony === 'object') {
    if (testimony.status !== 'published' || !testimony.consent) return null
    const shown = presentTestimonial(testimony)
    return <QuoteBlock quote={shown.quote} person={shown.location} />
  }
  return words ? <QuoteBlock quote={words} person={person ?? ''} /> : null
}

export function renderColumnsBlock({ heading, items }: BlockOf<'columns'>, resolve: ResolveLink) {
  const shown = (items ?? []).map(({ id, picture, isWhole, title, text, to, link }, at) => ({
    id: id ?? `${at}`,
    picture: toPictureSource(picture),
    isWhole: isWhole === true,
    title: title ?? '',
    text: text ?? '',
    link: resolve(to, link),
  }))
  return shown.length > 0 ? <ColumnsBlock heading={heading} columns={shown} /> : null
}

export function renderButtonBlock({ to, link, note }: BlockOf<'button'>, resolve: ResolveLink) {
  const shown = resolve(to, link)
  return shown && <ButtonBlock link={shown} note={note} />
}

export function renderFormBlock({ form: row, link }: BlockOf<'form'>) {
  if (!row || typeof row !== 'object' || row.isArchived) return null
  return <FormEntry row={row} link={link || 'Register'} />
}

export function renderDocumentBlock({ document: row }: BlockOf<'document'>) {
  if (!row || typeof row !== 'object' || !row.filename) return null
  return (
    <BlockFrame>
      <DocumentCard document={presentDocument(row)} />
    </BlockFrame>
  )
}

export function renderNextBlock({ text, to, link }: BlockOf<'next'>, resolve: ResolveLink) {
  const shown = resolve(to, link)
  if (!shown || !text) return null
  return <NextStep next={{ text, link: shown.label }} otherwise={shown.href} />
}
