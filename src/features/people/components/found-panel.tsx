import { SelectableRow } from '@/components/portal/choose/selectable-row'
import { useSelection } from '@/components/portal/choose/use-selection'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import { plural } from '@/lib/text'
import {
  type ErasureReport,
  type FindPersonInput,
  MAX_OTHER_ADDRESSES,
  type PersonFound,
} from '../schema'
import { FoundActions } from './found-actions'
import { OtherAddresses } from './other-addresses'

const TITLE_ID = 'person-found'
const PLACES = {
  list: '',
  bin: 'in the bin',
  suspected: 'possible spam',
  merged: 'merged into another',
} as const

const idsOf = (chosen: readonly { id: number }[]) =>
  chosen.length > 0 ? chosen.map(({ id }) => id) : undefined

interface FoundPanelProps {
  asked: FindPersonInput
  found: PersonFound
  onAlso: (address: string) => void
  onErased: (report: ErasureReport) => void
}

export function FoundPanel({ asked, found, onAlso, onErased }: FoundPanelProps) {
  const {
    addresses,
    submissions,
    testimonies,
    venueRequests,
    outboxMails,
    attempts,
    logLines,
    isStaff,
    isUnsubscribed,
  } = found
  const ofSubmissions = useSelection(
    submissions,
    submissions.filter(({ isCertain }) => isCertain),
  )
  const ofTestimonies = useSelection(
    testimonies,
    testimonies.filter(({ isCertain }) => isCertain),
  )
  const others = [
    [venueRequests, 'request', 'to hear of a venue'],
    [outboxMails, 'message', 'in the outbox'],
    [attempts, 'refused form', 'of the last hour'],
    [logLines, 'line', 'of the audit log'],
  ] as const
  const also = others.filter(([count]) => count > 0)
  const isNothing = submissions.length + testimonies.length + also.length === 0
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead
        title={`Stored about ${[asked.who, ...asked.others].join(', ')}`}
        titleId={TITLE_ID}
      />
      {addresses.length > 0 && asked.others.length < MAX_OTHER_ADDRESSES && (
        <OtherAddresses addresses={addresses} isByName={found.kind === 'name'} onAlso={onAlso} />
      )}
      {isNothing ? (
        <EmptyState title="Nothing is stored" text="Try another address or number of the person." />
      ) : (
        <>
          <ul>
            {submissions.map(({ id, name, formName, reference, submittedAt, place, matches }) => (
              <SelectableRow
                key={`submission-${id}`}
                heading={[name, `#${id} ${formName}`].filter(Boolean).join(', ')}
                at={submittedAt}
                isSelected={ofSubmissions.has(id)}
                onSelect={() => ofSubmissions.toggle(id)}
              >
                <p>
                  {[`Reference ${reference}`, PLACES[place], `found in: ${matches.join(', ')}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </SelectableRow>
            ))}
            {testimonies.map(({ id, status, createdAt }) => (
              <SelectableRow
                key={`testimony-${id}`}
                heading="Testimony"
                at={createdAt}
                isSelected={ofTestimonies.has(id)}
                onSelect={() => ofTestimonies.toggle(id)}
              >
                <p>{status}</p>
              </SelectableRow>
            ))}
          </ul>
          {also.length > 0 && (
            <p className="border-t border-line px-4 py-3 text-text-2">
              Also:{' '}
              {also
                .map(([count, noun, where]) => `${count} ${plural(noun, count)} ${where}`)
                .join(', ')}
              .
            </p>
          )}
        </>
      )}
      {isUnsubscribed && (
        <p className="border-t border-line px-4 py-3 text-text-2">
          They have unsubscribed from messages. That stays noted, without the address itself, when
          all else is erased.
        </p>
      )}
      {isStaff && (
        <p className="border-t border-line px-4 py-3 text-text-2">
          There is an account of the staff with this address. It is disabled on the Users screen.
        </p>
      )}
      {!isNothing && (
        <FoundActions
          chosen={{
            ...asked,
            submissions: idsOf(ofSubmissions.selected),
            testimonies: idsOf(ofTestimonies.selected),
          }}
          onErased={onErased}
        />
      )}
    </Panel>
  )
}
