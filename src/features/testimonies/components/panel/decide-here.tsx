'use client'

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'

/** Buttons to publish or decline a testimony. They also save its other unsaved changes. */
export function DecideHere() {
  const { id } = useDocumentInfo()
  const { submit } = useForm()
  const [status, mayBeShown] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.consent?.value === true,
  ])
  if (id === undefined) return null
  const decide = (decision: string) => submit({ overrides: { status: decision } })
  return (
    <span className="panel-decide">
      {status !== 'published' && (
        <Button
          size="small"
          margin={false}
          disabled={!mayBeShown}
          tooltip={mayBeShown ? undefined : 'Its owner asked that it is not shown'}
          onClick={() => decide('published')}
        >
          Publish
        </Button>
      )}
      {status !== 'declined' && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => decide('declined')}
        >
          {status === 'published' ? 'Take away' : 'Decline'}
        </Button>
      )}
    </span>
  )
}
