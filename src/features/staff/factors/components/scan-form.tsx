'use client'

import { CopyField } from '@/components/portal/copy-field'
import { useQrCode } from '@/components/portal/use-qr-code'
import { notices } from '@/lib/notices/notices'
import { FieldsForm } from '../../components/fields-form'
import { APP_CODE_FIELD } from '../../components/form-fields'
import { factorCodeSchema, type NewAuthenticator } from '../schema'

/**
 * A QR code. The picture is white in the dark theme too, because many cameras read only dark codes
 * on a light background.
 */
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
  id: string
  app: NewAuthenticator
  onSend: (code: string) => Promise<unknown>
}

export const ScanForm = ({ id, app, onSend }: ScanFormProps) => (
  <>
    <QrPicture address={app.address} />
    <CopyField label="Or enter this key" value={app.secret} />
    <FieldsForm
      id={id}
      schema={factorCodeSchema}
      values={{ code: '' }}
      fields={[APP_CODE_FIELD]}
      focusesFirst
      onSend={({ code }) => onSend(code)}
      failed={notices.factorFailed}
    />
  </>
)
