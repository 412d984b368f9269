'use client'

import { useField } from '@payloadcms/ui'
import { ExchangePhotoButton } from './exchange-button'

export function ExchangePicture({ path: ownPath }: { path: string }) {
  const { value, setValue, disabled } = useField<number | null>({ potentiallyStalePath: ownPath })
  if (!value || disabled) return null
  return (
    <div className="panel-exchange">
      <ExchangePhotoButton of="this picture" onChoose={setValue} />
    </div>
  )
}
