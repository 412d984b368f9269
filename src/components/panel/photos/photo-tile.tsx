'use client'

import { DraggableSortableItem, useDocumentDrawer } from '@payloadcms/ui'
import { ExchangePhotoButton } from './exchange-button'
import { type LibraryPicture, lacksDescription } from './library-picture'

interface PhotoTileProps {
  id: number
  picture: LibraryPicture | undefined
  onExchange: (id: number) => void
  onEdited: () => void
  onRemove: () => void
}

export function PhotoTile({ id, picture, onExchange, onEdited, onRemove }: PhotoTileProps) {
  const [EditDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({
    collectionSlug: 'media',
    id,
  })
  const name = picture?.alt || picture?.filename || 'this picture'
  return (
    <DraggableSortableItem id={String(id)}>
      {({ attributes, listeners, setNodeRef, transform, transition, isDragging }) => (
        <li
          ref={setNodeRef}
          style={{ transform, transition, zIndex: isDragging ? 1 : undefined }}
          className="panel-photo"
        >
          <button
            type="button"
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            className="panel-photo__picture"
          >
            {picture?.thumbnailURL && (
              // biome-ignore lint/performance/noImgElement: the address is Next's image service already
              <img src={picture.thumbnailURL} alt="" loading="lazy" />
            )}
          </button>
          <p>
            {picture && lacksDescription(picture) ? (
              <strong>Say what it shows: press Edit.</strong>
            ) : (
              picture?.alt
            )}
          </p>
          <div className="panel-photo__ways">
            <ExchangePhotoButton of={name} onChoose={onExchange} />
            <button type="button" aria-label={`Edit ${name}`} onClick={openDrawer}>
              Edit
            </button>
            <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </button>
          </div>
          <EditDrawer
            onSave={() => {
              onEdited()
              closeDrawer()
            }}
          />
        </li>
      )}
    </DraggableSortableItem>
  )
}
