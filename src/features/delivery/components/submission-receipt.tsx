import { InlineLoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Pill, type PillTone } from '@/components/ui/pill'
import { formatDetailsDate, formatTableDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useDelivery, useResendReceipt } from '../client'
import type { ReceiptDelivery, ReceiptState } from '../schema'

export function SubmissionReceipt({ id }: { id: number }) {
  const { data: delivery, isError, refetch, isFetching } = useDelivery(id)
  if (delivery && !delivery.receipt) return null
  if (!delivery && !isError) return null
  return (
    <section
      aria-labelledby="submission-receipt"
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <h3 id="submission-receipt" className="text-[0.9375rem] font-semibold">
        Confirmation email
      </h3>
      {delivery?.receipt ? (
        <Receipt id={id} receipt={delivery.receipt} />
      ) : (
        <InlineLoadError
          text="Its state could not be loaded."
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  )
}

const STATES: Record<ReceiptState, { tone: PillTone; label: string; action: string }> = {
  queued: { tone: 'other', label: 'Queued', action: 'Send now' },
  sent: { tone: 'completed', label: 'Sent', action: 'Resend' },
  failed: { tone: 'failed', label: 'Failed', action: 'Resend' },
  held: { tone: 'contacted', label: 'Held back', action: 'Send now' },
}

const KEPT = { tone: 'other', label: 'Kept in the outbox', action: 'Send again' } as const

function Receipt({ id, receipt }: { id: number; receipt: ReceiptDelivery }) {
  const { mutate, isPending } = useResendReceipt(id)
  const { address, state, isKept, reason, triedAt, sentAt } = receipt
  const { tone, label, action } = isKept ? KEPT : STATES[state]
  const resend = () =>
    mutate(undefined, {
      onSuccess: (delivery) =>
        notify(delivery.isMailSent ? notices.receiptResent() : notices.receiptKept()),
      onError: (error) => notify(notices.receiptResendFailed(errorSentence(error))),
    })
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3">
      <div role="status" className="grid flex-1 basis-72 gap-1.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Pill tone={tone}>{label}</Pill>
          {state === 'sent' && sentAt && <time dateTime={sentAt}>{formatDetailsDate(sentAt)}</time>}
          <span>
            {isKept ? 'for' : 'to'} {address}
          </span>
        </p>
        {isKept && <p>No mail server is set up, so it was not sent.</p>}
        {reason && <p>{reason.replace(/^Held back: /, '')}</p>}
        {reason && triedAt && (
          <p className="text-sm text-text-3">
            Last tried <time dateTime={triedAt}>{formatTableDate(triedAt)}</time>.
            {state === 'queued' && ' It is tried again by itself.'}
          </p>
        )}
      </div>
      <Button variant="line" onClick={resend} loading={isPending}>
        {action}
      </Button>
    </div>
  )
}
