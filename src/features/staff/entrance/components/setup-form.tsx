'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useSetUpPortal } from '../../client'
import { FieldsForm } from '../../components/fields-form'
import { EMAIL_FIELD, NEW_PASSWORD_FIELDS } from '../../components/form-fields'
import { setupFormSchema } from '../../credentials'

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  EMAIL_FIELD,
  ...NEW_PASSWORD_FIELDS,
] as const
const CODE = {
  name: 'code',
  label: 'Setup code',
  autoComplete: 'off',
  hint: 'It is at the end of the address that the start of the portal printed',
} as const

export function SetupForm({ code, needsCode }: { code: string | null; needsCode: boolean }) {
  const [isRefused, setRefused] = useState(false)
  const setUp = useSetUpPortal()
  const fields = needsCode && (code === null || isRefused) ? [CODE, ...FIELDS] : FIELDS
  return (
    <FieldsForm
      schema={setupFormSchema}
      values={{ code: code ?? '', name: '', email: '', password: '', confirmPassword: '' }}
      fields={fields}
      onSend={({ confirmPassword, ...input }) =>
        setUp.mutateAsync(input).catch((error) => {
          const refused = error instanceof HttpError && error.body?.code === 'setup.code'
          // The field for the code must be rendered before it can get the focus.
          if (refused) flushSync(() => setRefused(true))
          throw error
        })
      }
      failed={notices.setupFailed}
      gate={{ label: 'Create account', loading: setUp.isPending || setUp.isSuccess }}
    />
  )
}
