import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { ErasureReport, PersonFound } from '../schema'
import { FoundActions } from './found-actions'
import { FoundRow } from './found-row'

const TITLE_ID = 'person-found'
const PLACES = { list: '', bin: 'in the bin', suspected: 'suspected' } as const

const certainIds = (rows: readonly { id: number; isCertain: boolean }[]) =>
  new Set(rows.filter(({ isCertain }) => isCertain).map(({ id }) => id))

const listOf = (ids: ReadonlySet<number>) => (ids.size > 0 ? [...ids] : undefined)

function toggled(ids: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface FoundPanelProps {
  who: string
  found: PersonFound
  onErased: (report: ErasureReport) => void
}

/** What was found. A mention in some text is not chosen until somebody has looked at it. */
export function FoundPanel({ who, found, onErased }: FoundPanelProps) {
  const { submissions, testimonies, venueRequests, outboxMails, attempts, logLines, isStaff } =
    found
  const [chosenSubmissions, setSubmissions] = useState<ReadonlySet<number>>(() =>
    certainIds(submissions),
  )
  const [chosenTestimonies, setTestimonies] = useState<ReadonlySet<number>>(() =>
    certainIds(testimonies),
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
            {submissions.map(({ id, formName, reference, submittedAt, place, matches }) => (
              <FoundRow
                key={`submission-${id}`}
                heading={`#${id} ${formName}`}
                facts={[`Reference ${reference}`, PLACES[place], `found in: ${matches.join(', ')}`]}
                at={submittedAt}
                isChosen={chosenSubmissions.has(id)}
                onChoose={() => setSubmissions(toggled(chosenSubmissions, id))}
              />
            ))}
            {testimonies.map(({ id, status, createdAt }) => (
              <FoundRow
                key={`testimony-${id}`}
                heading="Testimony"
                facts={[status]}
                at={createdAt}
                isChosen={chosenTestimonies.has(id)}
                onChoose={() => setTestimonies(toggled(chosenTestimonies, id))}
              />
            ))}
          </ul>
          {others.length > 0 && (
            <p className="border-t border-line px-4 py-3 text-text-2">
              Also: {others.map(([count, what]) => `${count} ${what}`).join(', ')}.
            </p>
          )}
        </>
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
            submissions: listOf(chosenSubmissions),
            testimonies: listOf(chosenTestimonies),
          }}
          onErased={onErased}
        />
      )}
    </Panel>
  )
}
