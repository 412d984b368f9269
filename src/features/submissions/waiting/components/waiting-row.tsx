import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { Pill } from '@/components/ui/pill'
import { timeInWords } from '@/features/forms/capacity/time-in-words'
import { paths } from '@/lib/paths'
import type { Offer, WaitingAct, WaitingPerson } from '../schema'

const WAITS: readonly [WaitingAct, string][] = [
  ['offer', 'Offer a place'],
  ['skip', 'Move to the end'],
]
const OFFERED: readonly [WaitingAct, string][] = [
  ['accept', 'Accepts'],
  ['decline', 'Declines'],
  ['resend', 'Send again'],
  ['skip', 'Move to the end'],
]

interface WaitingRowProps {
  person: WaitingPerson
  pending: WaitingAct | null
  onAct: (act: WaitingAct) => void
}

export function WaitingRow({ person, pending, onAct }: WaitingRowProps) {
  const { id, reference, name, seat, people, queue, offer } = person
  const isOffered = seat === 'offered'
  const hasMail = offer?.mail !== 'none'
  const acts = (isOffered ? OFFERED : WAITS).filter(([act]) => act !== 'resend' || hasMail)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isOffered ? (
            <Pill tone="contacted">Offered</Pill>
          ) : (
            <span className="font-semibold tabular-nums">No. {queue}</span>
          )}
          <Link
            href={paths.portal.submission(id)}
            className="min-w-0 font-semibold text-link underline-offset-4 wrap-anywhere hover:underline max-md:-my-3 max-md:py-3"
          >
            {name ?? reference}
          </Link>
          {name && <span className="text-text-3">{reference}</span>}
          {people > 1 && <span className="text-text-2">{people} people</span>}
        </p>
        {isOffered && offer ? (
          <OfferLines person={person} offer={offer} />
        ) : (
          <Contact {...person} />
        )}
        {!isOffered && offer?.state === 'withdrawn' && (
          <p className="text-sm text-text-3">Was offered a place before.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map(([act, label]) => (
          <Button
            key={act}
            variant="line"
            loading={pending === act}
            aria-label={`${label}: ${name ?? reference}`}
            onClick={() => onAct(act)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}

const Contact = ({ email, phone }: Pick<WaitingPerson, 'email' | 'phone'>) => (
  <p className="text-text-2 wrap-anywhere">
    {[email, phone].filter(Boolean).join(', ') || 'No email address and no phone number'}
  </p>
)

function OfferLines({ person, offer }: { person: WaitingPerson; offer: Offer }) {
  const { email, phone } = person
  const { mail, mailReason, expiresAt, byName, reason } = offer
  const isLate = expiresAt !== null && Date.parse(expiresAt) < Date.now()
  const mustCall = mail === 'none' || mail === 'failed' || mail === 'held' || mailReason !== null
  return (
    <>
      <p className="text-text-2">
        {expiresAt === null
          ? 'The hours to answer begin when the message is sent.'
          : isLate
            ? 'The time to answer is over; the next in line gets the place within a minute.'
            : `Can be accepted until ${timeInWords(expiresAt)} (Manila).`}
      </p>
      {mail === 'sent' && <p className="text-text-2 wrap-anywhere">Sent to {email}.</p>}
      {mail === 'queued' && !mailReason && (
        <p className="text-text-2 wrap-anywhere">On its way to {email}.</p>
      )}
      {mailReason && <p className="text-text-2 wrap-anywhere">Not sent yet: {mailReason}</p>}
      {mustCall && (
        <p className="font-semibold wrap-anywhere">
          Call them:{' '}
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link underline">
              {phone}
            </a>
          ) : (
            'there is no phone number'
          )}
        </p>
      )}
      {reason && (
        <p className="text-sm text-text-3 wrap-anywhere">
          Offered by {byName}: {reason}
        </p>
      )}
    </>
  )
}
