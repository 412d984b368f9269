import { TriangleAlert } from 'lucide-react'
import { type DraftField, toTrigger } from '../../builder/draft-fields'
import type { EventForm } from '../../schema'
import { usePlaces } from '../client'
import { describeLostLimits } from '../lost-limits'

interface LostLimitsNoticeProps {
  form: EventForm
  fields: readonly DraftField[]
}

export function LostLimitsNotice({ form, fields }: LostLimitsNoticeProps) {
  const { data: places } = usePlaces(form.id)
  const lost = places ? describeLostLimits(places.limits, form.fields, fields.map(toTrigger)) : []
  return (
    <div role="status">
      {lost.length > 0 && (
        <div className="mb-4 flex gap-3 rounded-card border border-line bg-bg-2 px-4 py-3">
          <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          <p className="min-w-0 wrap-anywhere">
            Once this is saved, nobody can choose what these limits are for: {lost.join(', ')}. Who
            has registered keeps the place; remove the limits under Times and places.
          </p>
        </div>
      )}
    </div>
  )
}
