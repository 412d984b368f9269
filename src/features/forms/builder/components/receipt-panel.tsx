import type { Dispatch } from 'react'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Switch } from '@/components/ui/switch'
import { RECEIPT_LIMITS, RECEIPT_PLACEHOLDERS } from '../../receipt'
import type { BuilderAction } from '../builder'
import type { BuilderState } from '../builder-state'
import type { ReceiptProblems } from '../receipt-draft'
import { ReceiptAddressNote } from './receipt-address-note'

export const receiptPartId = (part: keyof ReceiptProblems) => `receipt-${part}`

const PLACEHOLDERS_HINT = `${RECEIPT_PLACEHOLDERS.form} becomes the form’s name, ${RECEIPT_PLACEHOLDERS.reference} the reference code.`

interface ReceiptPanelProps {
  state: Pick<BuilderState, 'fields' | 'receipt' | 'problems'>
  canEdit: boolean
  dispatch: Dispatch<BuilderAction>
}

export function ReceiptPanel({ state, canEdit, dispatch }: ReceiptPanelProps) {
  const { fields, receipt, problems } = state
  const change = (change: Partial<typeof receipt>) => dispatch({ type: 'receiptChanged', change })
  return (
    <Panel aria-labelledby="receipt-panel">
      <PanelHead title="Confirmation email" titleId="receipt-panel">
        <Switch
          checked={receipt.isOn}
          onCheckedChange={(isOn) => change({ isOn })}
          disabled={!canEdit}
          aria-label={`Confirmation email is ${receipt.isOn ? 'on' : 'off'}`}
          label={receipt.isOn ? 'On' : <span className="text-text-3">Off</span>}
        />
      </PanelHead>
      <div className="grid gap-3.5 p-4">
        <ReceiptAddressNote isOn={receipt.isOn} fields={fields} />
        {receipt.isOn && (
          <fieldset disabled={!canEdit} className="grid gap-3.5">
            <legend className="sr-only">The message</legend>
            <Field
              label="Subject"
              htmlFor={receiptPartId('subject')}
              error={problems.receipt.subject}
              required
            >
              <Input
                id={receiptPartId('subject')}
                value={receipt.subject}
                maxLength={RECEIPT_LIMITS.subject}
                autoComplete="off"
                onChange={(event) => change({ subject: event.target.value })}
              />
            </Field>
            <Field
              label="Message"
              htmlFor={receiptPartId('text')}
              error={problems.receipt.text}
              hint={PLACEHOLDERS_HINT}
              required
            >
              <Textarea
                id={receiptPartId('text')}
                value={receipt.text}
                maxLength={RECEIPT_LIMITS.text}
                rows={9}
                onChange={(event) => change({ text: event.target.value })}
              />
            </Field>
          </fieldset>
        )}
      </div>
    </Panel>
  )
}
