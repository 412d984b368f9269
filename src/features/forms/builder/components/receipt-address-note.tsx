import { TriangleAlert } from 'lucide-react'
import { quotedFieldName } from '../../field-properties'
import { findReceiptField } from '../../receipt'
import type { DraftField } from '../draft-fields'

interface ReceiptTargetProps {
  isOn: boolean
  fields: readonly DraftField[]
}

export function ReceiptAddressNote({ isOn, fields }: ReceiptTargetProps) {
  const field = findReceiptField(fields)
  if (!field) return isOn ? <NoAddress /> : <Offer />
  if (!isOn) return <Offer />
  return (
    <p className="text-text-3 wrap-anywhere">
      Goes to the answer of {quotedFieldName(field)}, with all answers and the reference code.
      {!field.isRequired && ' Whoever leaves it empty gets none.'}
    </p>
  )
}

const Offer = () => (
  <p className="text-text-3">
    Turn it on to send everybody who registers a message with their answers and reference code.
  </p>
)

const NoAddress = () => (
  <p role="status" className="flex items-start gap-2 rounded-control bg-bg-2 px-3 py-2">
    <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 flex-none text-error" />
    <span className="min-w-0">
      This form has no Email field, so nobody gets the message. Add one from the list of field
      types.
    </span>
  </p>
)
