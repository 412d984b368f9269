import { useCan } from '@/components/portal/frame/current-user'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { KEEP_CLEAR_PROPS } from '@/components/ui/keep-clear'
import { paths } from '@/lib/paths'
import { ConflictNotice } from '../../components/conflict-notice'
import { LeaveGuard } from '../../components/leave-guard'
import type { EventForm } from '../../schema'
import type { PlacesWithRevision } from '../schema'
import { LimitList } from './limit-list'
import { PartyPanel } from './party-panel'
import { PlacesSettings } from './places-settings'
import { OpeningTimesPanel } from './times-panel'
import { usePlacesEdit } from './use-places-edit'

interface PlacesEditorProps {
  form: EventForm
  places: PlacesWithRevision
}

export function PlacesEditor({ form, places }: PlacesEditorProps) {
  const canEdit = useCan('forms.write')
  const work = usePlacesEdit(form, places)
  const isUnsaved = canEdit && work.isUnsaved
  const save = { isUnsaved, isSaving: work.isSaving }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canEdit) work.save()
      }}
    >
      <PageHead
        title="Times and places"
        description={form.name}
        crumb={{ href: paths.portal.form(form.id), label: 'Event Form' }}
        actions={canEdit && <SaveAction {...save} className="max-lg:hidden" />}
      />
      {canEdit && work.isOutdated && (
        <ConflictNotice
          sentence="Somebody else has changed the times and places meanwhile."
          onTakeTheirs={work.takeTheirs}
          onSaveMine={work.save}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OpeningTimesPanel form={form} work={work} canEdit={canEdit} />
        <LimitList limits={places.limits} work={work} canEdit={canEdit} />
        <PlacesSettings work={work} canEdit={canEdit} />
        <PartyPanel form={form} work={work} canEdit={canEdit} />
      </div>
      {canEdit && (
        <SaveAction
          {...save}
          isBar
          className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 -mb-12 border-t border-line bg-surface px-4 py-3 *:flex-1 lg:hidden"
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  )
}

interface SaveActionProps {
  isUnsaved: boolean
  isSaving: boolean
  className: string
  isBar?: boolean
}

const SaveAction = ({ isUnsaved, isSaving, className, isBar }: SaveActionProps) => (
  <div {...(isBar && KEEP_CLEAR_PROPS)} className={cx('flex items-center gap-2', className)}>
    {isUnsaved && <p className="mr-1 text-text-3">Unsaved changes</p>}
    <Button type="submit" loading={isSaving}>
      Save
    </Button>
  </div>
)
