import { findActiveForm, publicPartOfForm } from '@/features/forms/server/data'
import { FormBlock } from '@/features/pages/components/blocks/form-block'
import { presentPlacesOnPage } from '@/features/registration/server/page-places'
import type { Form } from '@/payload-types'
import { cacheUntil } from '@/server/bridge/page-status'

/**
 * How long a page is cached when its form has limits. It is not dropped from the cache when a place
 * is taken.
 */
const PLACES_MS = 60_000

interface FormEntryProps {
  row: Pick<Form, 'name' | 'slug' | 'description' | 'closedText'>
  link: string
}

export async function FormEntry({ row, link }: FormEntryProps) {
  const { name, slug, description, closedText } = row
  const form = await findActiveForm(slug)
  const page = form && presentPlacesOnPage(form, publicPartOfForm(form), null, null)
  if (form) {
    const { opensAt, closesAt, limits } = form.places
    const turns = [opensAt, closesAt].map((time) => (time ? Date.parse(time) : null))
    cacheUntil([...turns, limits.length > 0 ? Date.now() + PLACES_MS : null])
  }
  const reason = page ? page.whyClosed : closedText ? null : 'Registration is not open now.'
  return (
    <FormBlock
      {...{ name, slug, link }}
      description={description ?? ''}
      notes={page?.strip.notes ?? []}
      closed={page && !reason ? null : [reason, closedText].filter((text) => !!text).join('\n')}
    />
  )
}
