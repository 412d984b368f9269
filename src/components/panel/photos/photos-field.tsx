'use client'

import {
  BulkUploadProvider,
  Button,
  DraggableSortable,
  FieldDescription,
  FieldError,
  FieldLabel,
  useBulkUpload,
  useField,
  useListDrawer,
  useModal,
  withCondition,
} from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { plural } from '@/lib/text'
import { lacksDescription } from './library-picture'
import {
  hasRoomForPhoto,
  listTickedIds,
  withAddedPhotos,
  withExchangedPhotos,
  withMovedPhoto,
} from './photo-order'
import { PhotoTile } from './photo-tile'
import { usePictures } from './use-pictures'

function Photos({ field, path: ownPath }: UploadFieldClientProps) {
  const { label, maxRows, required, admin } = field
  const { path, value, setValue, showError } = useField<number[] | null>({
    potentiallyStalePath: ownPath,
  })
  const ids = value ?? []
  const { known, reload } = usePictures(ids)
  // Memoised, because the list drawer reloads for a new object.
  const chosen = ids.join()
  const filterOptions = useMemo(
    () => ({ media: { id: { not_in: chosen.split(',').filter(Boolean) } } }),
    [chosen],
  )
  const [ListDrawer, , list] = useListDrawer({ collectionSlugs: ['media'], filterOptions })
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload()
  const { openModal } = useModal()
  const add = (more: readonly number[]) => setValue(withAddedPhotos(ids, more))
  const upload = () => {
    setCollectionSlug('media')
    setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => Number(doc.id))))
    openModal(drawerSlug)
  }
  const bare = ids.filter((id) => known.has(id) && lacksDescription(known.get(id) ?? { id })).length
  return (
    <div className="field-type panel-photos" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={label} path={path} required={required} />
      <FieldError path={path} showError={showError} />
      <p className="panel-photos__count" role="status">
        {ids.length} {plural('photo', ids.length)}
        {bare > 0 && `, ${bare} without a description`}
      </p>
      <DraggableSortable
        ids={ids.map(String)}
        onDragEnd={({ moveFromIndex, moveToIndex }) =>
          setValue(withMovedPhoto(ids, moveFromIndex, moveToIndex))
        }
      >
        <ul>
          {ids.map((id) => (
            <PhotoTile
              key={id}
              id={id}
              picture={known.get(id)}
              onExchange={(other) => setValue(withExchangedPhotos(ids, id, other))}
              onEdited={() => reload(id)}
              onRemove={() => setValue(ids.filter((each) => each !== id))}
            />
          ))}
        </ul>
      </DraggableSortable>
      {hasRoomForPhoto(ids, maxRows) && (
        <div className="panel-photos__add">
          <Button buttonStyle="pill" size="small" margin={false} onClick={list.openDrawer}>
            Choose from the library
          </Button>
          <Button buttonStyle="pill" size="small" margin={false} onClick={upload}>
            Upload
          </Button>
        </div>
      )}
      <FieldDescription path={path} description={admin?.description} />
      <ListDrawer
        enableRowSelections
        onSelect={({ doc }) => {
          add([Number(doc.id)])
          list.closeDrawer()
        }}
        onBulkSelect={(selection) => {
          add(listTickedIds(selection))
          list.closeDrawer()
        }}
      />
    </div>
  )
}

const WithUpload = (props: UploadFieldClientProps) => (
  <BulkUploadProvider drawerSlugPrefix={props.path}>
    <Photos {...props} />
  </BulkUploadProvider>
)

export const PhotosField = withCondition(WithUpload)
