'use client'

import { useState } from 'react'
import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { plural } from '@/lib/text'
import { useActOnWaiting, useWaitingList } from '../client'
import { ACTS_NEEDING_REASON, type WaitingAct, type WaitingPerson } from '../schema'
import { ReasonDialog } from './reason-dialog'
import { WaitingRow } from './waiting-row'

const TITLE_ID = 'waiting-list'

export function WaitingPanel({ formId }: { formId: number }) {
  const results = useWaitingList(formId)
  const { mutate, isPending, variables } = useActOnWaiting(formId)
  const [asked, setAsked] = useState<{ person: WaitingPerson; act: WaitingAct }>()
  const { data } = results

  const send = (person: WaitingPerson, act: WaitingAct, reason?: string) =>
    mutate(
      { id: person.id, act, reason },
      {
        onSuccess: () => {
          setAsked(undefined)
          notify(notices.waitingChanged(act))
        },
        onError: (error) => notify(notices.waitingFailed(errorSentence(error))),
      },
    )
  const begin = (person: WaitingPerson, act: WaitingAct) => {
    if (isPending) return
    if (ACTS_NEEDING_REASON.includes(act)) setAsked({ person, act })
    else send(person, act)
  }

  return (
    <Panel aria-labelledby={TITLE_ID} className="mt-4">
      <PanelHead title="Waiting list" titleId={TITLE_ID} />
      {blockingErrorOf(results) && (
        <LoadError title="The waiting list could not be loaded" of={results} />
      )}
      {!data && results.isPending && <TableSkeleton columns={3} />}
      {data?.people.length === 0 && <EmptyState title="No one is waiting for a place" />}
      {data && data.people.length > 0 && (
        <>
          <p className="border-b border-line px-4 py-3 text-text-2">
            {data.count} {plural('registration', data.count)}
            {data.count > data.people.length && `, the first ${data.people.length} below`}.{' '}
            {data.isOffering
              ? 'Free places are offered automatically, in this order.'
              : 'Places are not offered automatically now: the form is inactive, or it has closed, or its day is over. You can offer them by hand.'}
          </p>
          <ul>
            {data.people.map((person) => (
              <WaitingRow
                key={person.id}
                person={person}
                pending={isPending && variables?.id === person.id ? variables.act : null}
                onAct={(act) => begin(person, act)}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <ReasonDialog
          {...asked}
          pending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => send(asked.person, asked.act, reason)}
        />
      )}
    </Panel>
  )
}
