'use client'

import { CopyField } from '@/components/portal/copy-field'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { useQrCode } from '@/components/portal/use-qr-code'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { APP_CODE_FIELD, FormFields } from '../../components/form-fields'
import type { NewAuthenticator } from '../schema'
import { useCodeForm } from './use-code-form'

const FIELDS = [APP_CODE_FIELD] as const

/** White in the dark theme too, because many cameras read only dark codes on a light ground. */
function QrPicture({ address }: { address: string }) {
  const { data: code, isError } = useQrCode(address)
  if (isError) return <p>The QR code could not be drawn. Enter the key below in your app.</p>
  return (
    <div className="mx-auto grid size-52 place-items-center rounded-control border border-line bg-[#fff] p-1">
      {code ? (
        // biome-ignore lint/performance/noImgElement: an SVG made in the browser
        <img src={code.svg} alt="QR code with the key for your app" className="size-full" />
      ) : (
        <span role="status" className="text-[#565b73]">
          Loading...
        </span>
      )}
    </div>
  )
}

interface ScanFormProps {
  /** The form's id, by which a submit button outside of the form refers to it. */
  id: string
  app: NewAuthenticator
  onSend: (code: string) => Promise<unknown>
}

/** Shows the new app's key as a QR code and as text, and asks for a first code. */
export function ScanForm({ id, app, onSend }: ScanFormProps) {
  const form = useCodeForm()
  const submit = form.handleSubmit(({ code }) =>
    onSend(code).catch((error: Error) => {
      notify(notices.factorFailed(errorSentence(error)))
      showFieldErrors(error, FIELDS, form.setError)
    }),
  )
  return (
    <>
      <QrPicture address={app.address} />
      <CopyField label="Or enter this key" value={app.secret} />
      <form id={id} method="post" noValidate onSubmit={submit}>
        <FormFields fields={FIELDS} form={form} />
      </form>
    </>
  )
}
