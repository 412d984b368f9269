import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { plural } from '@/lib/text'
import { NoticeLine } from './calm-line'
import { NOTHING_UNSENT, unsentChanges } from './unsent'

export function UnsentChangesLine() {
  const { length } = useSyncExternalStore(
    unsentChanges.subscribe,
    unsentChanges.read,
    () => NOTHING_UNSENT,
  )
  if (length === 0) return null
  return (
    <NoticeLine text={`${length} ${plural('change', length)} did not arrive.`}>
      <Button variant="quiet" onClick={unsentChanges.giveUp}>
        Discard
      </Button>
      <Button variant="line" onClick={unsentChanges.sendAll}>
        Send again
      </Button>
    </NoticeLine>
  )
}
