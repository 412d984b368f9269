'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface LinkedPlacesProps {
  id: number | string
  places: string[]
}

/**
 * Lists the places that link to the row, in the dialog that confirms deleting or unpublishing it.
 */
export function LinkedPlaces({ id, places }: LinkedPlacesProps) {
  const { modalState } = useModal()
  const open = [`confirm-un-publish-${id}`, `delete-${id}`].find((slug) => modalState[slug]?.isOpen)
  const [question, setQuestion] = useState<Element | null>(null)
  useEffect(() => {
    setQuestion(
      open ? document.querySelector(`#${CSS.escape(open)} .confirmation-modal__content`) : null,
    )
  }, [open])
  if (!question || places.length === 0) return null
  const isDeleted = open?.startsWith('delete')
  return createPortal(
    <div className="panel-linked-places">
      <p>
        {isDeleted
          ? 'It cannot be deleted while these link to it:'
          : 'These links are left out until it is published again:'}
      </p>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>,
    question,
  )
}
