import { ChoiceRow } from '@/components/portal/choose/choice-row'
import { useSelection } from '@/components/portal/choose/use-selection'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { ErasureReport, PersonFound } from '../schema'
import { FoundActions } from './found-actions'

const TITLE_ID = 'person-found'
const PLACES = {
  list: '',
  bin: 'in the bin',
  suspected: 'suspected',
  merged: 'merged into another',
} as const

/** The ids of the selected rows; undefined when none is selected. */
const idsOf = (chosen: readonly { id: number }[]) =>
  chosen.length > 0 ? chosen.map(({ id }) => id) : undefined

interface FoundPanelProps {
  who: string
  found: PersonFound
  onErased: (report: ErasureReport) => void
}

/** What was found. Mentions in free text are not selected by default. */
export function FoundPanel({ who, found, onErased }: FoundPanelProps) {
  const {
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
    [venueRequests, 'requests to hear of a venue'],
    [outboxMails, 'messages in the outbox'],
    [attempts, 'refused forms of the last hour'],
    [logLines, 'lines of the audit log'],
  ].filter(([count]) => count)
  const isNothing = submissions.length + testimonies.length + others.length === 0
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title={`Stored about ${who}`} titleId={TITLE_ID} />
      {isNothing ? (
        <EmptyState title="Nothing is stored" text="Try another address or number of the person." />
      ) : (
        <>
          <ul>
            {submissions.map(({ id, name, formName, reference, submittedAt, place, matches }) => (
              <ChoiceRow
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
              </ChoiceRow>
            ))}
            {testimonies.map(({ id, status, createdAt }) => (
              <ChoiceRow
                key={`testimony-${id}`}
                heading="Testimony"
                at={createdAt}
                isSelected={ofTestimonies.has(id)}
                onSelect={() => ofTestimonies.toggle(id)}
              >
                <p>{status}</p>
              </ChoiceRow>
            ))}
          </ul>
          {others.length > 0 && (
            <p className="border-t border-line px-4 py-3 text-text-2">
              Also: {others.map(([count, what]) => `${count} ${what}`).join(', ')}.
            </p>
          )}
        </>
      )}
      {isUnsubscribed && (
        <p className="border-t border-line px-4 py-3 text-text-2">
          They want no messages of mailings. That is kept, as a sum of the address, also when all
          else is erased.
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
            who,
            submissions: idsOf(ofSubmissions.selected),
            testimonies: idsOf(ofTestimonies.selected),
          }}
          onErased={onErased}
        />
      )}
    </Panel>
  )
}
