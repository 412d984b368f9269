import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import { WHOLE_FORM_TARGET } from '../limit-targets'
import { countFreePlaces } from '../opening'
import type { LimitDraft } from '../places-draft'
import { type Limit, limitKey, PLACES_INPUT_LIMITS } from '../schema'
import { LimitRow } from './limit-row'
import { ADD_LIMIT_BUTTON_ID, placesPartId } from './part-id'
import type { PlacesEditControls } from './use-places-edit'

const TITLE_ID = placesPartId('limits')

interface LimitListProps {
  limits: readonly Limit[]
  work: PlacesEditControls
  canEdit: boolean
}

export function LimitList({ limits, work, canEdit }: LimitListProps) {
  const { draft, groups, problems, change, focusNext } = work
  const added = useRef(0)
  const counted = new Map(limits.map((limit) => [limitKey(limit), limit]))
  const taken = new Set(draft.limits.map(({ target }) => target))
  const free = [WHOLE_FORM_TARGET, ...groups.flatMap(({ targets }) => targets)].filter(
    ({ key }) => !taken.has(key),
  )
  const mayAdd = canEdit && free.length > 0 && draft.limits.length < PLACES_INPUT_LIMITS.limits

  function add() {
    added.current += 1
    const key = `new-${added.current}`
    const target = taken.has(WHOLE_FORM_TARGET.key) ? '' : WHOLE_FORM_TARGET.key
    change({ limits: [...draft.limits, { key, target, seats: '' }] })
    focusNext(placesPartId(`${key}-target`))
  }

  function remove(row: LimitDraft) {
    const at = draft.limits.indexOf(row)
    const rest = draft.limits.filter((one) => one !== row)
    const next = rest[at] ?? rest.at(-1)
    change({ limits: rest })
    focusNext(next ? placesPartId(`${next.key}-target`) : ADD_LIMIT_BUTTON_ID)
  }

  return (
    <Panel aria-labelledby={TITLE_ID}>
      <PanelHead title="Limits" titleId={TITLE_ID}>
        {canEdit && (
          <Button id={ADD_LIMIT_BUTTON_ID} variant="line" onClick={add} disabled={!mayAdd}>
            <Plus aria-hidden strokeWidth={1.75} />
            Add a limit
          </Button>
        )}
      </PanelHead>
      {draft.limits.length === 0 && <EmptyState title="No limits: everybody gets a place" />}
      <ul>
        {draft.limits.map((row, at) => (
          <LimitRow
            key={row.key}
            row={row}
            number={at + 1}
            groups={groups}
            taken={taken}
            counted={counted.get(row.target)}
            hasWaitingList={draft.hasWaitingList}
            problems={problems}
            canEdit={canEdit}
            onChange={(part) =>
              change({
                limits: draft.limits.map((one) => (one === row ? { ...one, ...part } : one)),
              })
            }
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      {limits.some((limit) => limit.waiting > 0 && countFreePlaces(limit).free > 0) && (
        <p className="border-t border-line px-4 py-3 text-sm text-text-3">
          People wait until each limit that they need has a place, so one may have free places while
          they wait for another.
        </p>
      )}
    </Panel>
  )
}
