import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { Pill, type PillTone } from '@/components/ui/pill'
import { formatDetailsDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useDelivery } from '../client'
import type { MessageDelivery } from '../schema'

const STATES: Record<MessageDelivery['state'], { tone: PillTone; label: string }> = {
  waiting: { tone: 'other', label: 'Waiting' },
  sent: { tone: 'completed', label: 'Sent' },
  failed: { tone: 'failed', label: 'Failed' },
  unsubscribed: { tone: 'other', label: 'Unsubscribed' },
  skipped: { tone: 'other', label: 'Not sent' },
}

export const MessageStatePill = ({ state, isKept }: Pick<MessageDelivery, 'state' | 'isKept'>) => {
  const { tone, label } = STATES[state]
  if (state === 'sent' && isKept) return <Pill tone="other">Kept in the outbox</Pill>
  return <Pill tone={tone}>{label}</Pill>
}

interface SubmissionMessagesProps {
  id: number
  formId: number
}

export function SubmissionMessages({ id, formId }: SubmissionMessagesProps) {
  const mayWrite = useCan('mailings.send')
  const messages = useDelivery(id).data?.messages ?? []
  if (messages.length === 0 && !mayWrite) return null
  return (
    <section
      aria-labelledby="submission-messages"
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <h3 id="submission-messages" className="text-[0.9375rem] font-semibold">
        Messages
      </h3>
      <ul className="grid w-full gap-3 empty:hidden">
        {messages.map(({ mailingId, subject, address, state, isKept, reason, sentAt }) => (
          <li key={mailingId} className="grid gap-1 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <MessageStatePill state={state} isKept={isKept} />
              {sentAt && <time dateTime={sentAt}>{formatDetailsDate(sentAt)}</time>}
              <span>{address}</span>
            </p>
            {mayWrite ? (
              <Link
                href={paths.portal.mailing(mailingId)}
                className="inline-flex min-h-7 items-center max-md:min-h-11"
              >
                {subject}
              </Link>
            ) : (
              <p>{subject}</p>
            )}
            {reason && <p className="text-sm text-text-3">{reason}</p>}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button asChild variant="line">
          <Link href={paths.portal.composeMailing(`?form=${formId}&ids=${id}`)}>
            Write a message
          </Link>
        </Button>
      )}
    </section>
  )
}
