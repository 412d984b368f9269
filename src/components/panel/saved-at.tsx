'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatManilaMoment } from './moments'

/**
 * Shows when the content was changed and added. Replaces Payload's own text, which uses the
 * browser's time zone (styles/lists.css hides it).
 */
export function SavedAt() {
  const { data } = useDocumentInfo()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('.doc-controls__meta')), [])
  if (!place || !data?.updatedAt || !data.createdAt) return null
  return createPortal(
    <>
      <li className="doc-controls__list-item panel-saved">
        Last changed: <b>{formatManilaMoment(data.updatedAt)}</b> in Manila
      </li>
      <li className="doc-controls__list-item panel-saved panel-saved--added">
        Added: <b>{formatManilaMoment(data.createdAt)}</b>
      </li>
    </>,
    place,
  )
}
