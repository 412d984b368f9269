'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui'
import { plural } from '@/lib/text'
import { labelPathOf } from './field-labels'
import { openField } from './open-field'
import { fieldNamesByTab } from './preview-places'

const MAX_LISTED = 5

export function FieldProblems() {
  const [values] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  const fields = config?.fields ?? []
  const wrong = Object.entries(values).filter(([, { valid }]) => valid === false)
  if (!isSubmitted || wrong.length === 0) return null
  const tabs = fieldNamesByTab(fields)
  return (
    <div className="panel-problems" role="alert">
      <p>
        Not saved: {wrong.length} {plural('field', wrong.length)}
      </p>
      <ul>
        {wrong.slice(0, MAX_LISTED).map(([path, { errorMessage }]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => {
                const [name = ''] = path.split('.')
                void openField(
                  path,
                  tabs.findIndex((names) => names.includes(name)),
                )
              }}
            >
              {labelPathOf(fields, path, (row) => values[`${row}.blockType`]?.value)}
            </button>
            {errorMessage && <span>: {errorMessage}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
