import type { Payload } from 'payload'
import { cache } from 'react'
import { LinkedPlaces } from '@/components/panel/linked-places'
import { findContentUses } from '@/lib/content/in-use'
import { MAX_PAGES_READ } from '@/lib/content/page-values'

const usesOf = cache((payload: Payload, collection: string) => findContentUses(payload, collection))

export interface UsedOnProps {
  payload: Payload
  collectionSlug: string
  id?: number | string
}

interface UsesProps extends UsedOnProps {
  heading: string
  none: string
  note?: string
}

export async function UsesList({ payload, collectionSlug, id, heading, none, note }: UsesProps) {
  if (id === undefined) return null
  const uses =
    (await findContentUses(payload, collectionSlug, { id: Number(id) })).get(Number(id)) ?? []
  return (
    <div className="field-type panel-used-on">
      <p className="field-label">{heading}</p>
      {uses.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {uses.map(({ place, address }) => (
            <li key={place}>
              <a href={address}>{place}</a>
            </li>
          ))}
        </ul>
      )}
      {uses.length >= MAX_PAGES_READ && <p>There may be more.</p>}
      {note && uses.length > 0 && <p>{note}</p>}
      <LinkedPlaces id={id} places={uses.map(({ place }) => place)} />
    </div>
  )
}

export const UsedOn = (props: UsedOnProps) => (
  <UsesList {...props} heading="Used on" none="Nowhere. It can be deleted." />
)

interface CellProps {
  payload: Payload
  collectionConfig: { slug: string }
  rowData: { id: number }
}

export async function UsedOnCell({ payload, collectionConfig, rowData }: CellProps) {
  const uses = (await usesOf(payload, collectionConfig.slug)).get(rowData.id) ?? []
  const pages = [...new Set(uses.map(({ place }) => place.split(' → ')[0]))]
  return <span>{pages.length === 0 ? 'Nowhere' : pages.join(', ')}</span>
}
