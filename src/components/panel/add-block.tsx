'use client'

import { useField, useForm } from '@payloadcms/ui'
import type { BlocksFieldClient } from 'payload'

interface AddBlockProps {
  field: BlocksFieldClient
  path: string
  schemaPath: string
  readOnly?: boolean
}

/** Buttons that add a block with one press. Payload's own button opens a drawer first. */
export function AddBlock({ field, path, schemaPath, readOnly }: AddBlockProps) {
  const { addFieldRow } = useForm()
  const { rows = [] } = useField({ hasRows: true, potentiallyStalePath: path })
  const { blocks, maxRows = Number.POSITIVE_INFINITY } = field
  if (readOnly || rows.length >= maxRows) return null
  return (
    <div className="panel-choices panel-add-block">
      <span id={`${path}-add`}>Add</span>
      <ul aria-labelledby={`${path}-add`}>
        {blocks.map(({ slug, labels }) => (
          <li key={slug}>
            <button
              type="button"
              onClick={() =>
                addFieldRow({ blockType: slug, path, rowIndex: rows.length, schemaPath })
              }
            >
              {String(labels?.singular ?? slug)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
