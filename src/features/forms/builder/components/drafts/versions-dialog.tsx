'use client'

import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDetailsDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { EventForm } from '../../../schema'
import { useFormVersions, useRestoreFormVersion } from '../../client'
import { listVersionsWithChanges } from '../../listed-versions'
import { VersionEntry } from './version-entry'

interface VersionsDialogProps {
  form: EventForm
  canEdit: boolean
  isUnsaved: boolean
  onClose: () => void
  onRestored: (form: EventForm) => void
}

export function VersionsDialog(props: VersionsDialogProps) {
  const { form, canEdit, isUnsaved, onClose, onRestored } = props
  const known = useFormVersions(form.id)
  const { data: versions } = known
  const error = blockingErrorOf(known)
  const { mutateAsync, isPending, variables } = useRestoreFormVersion(form.id)
  /** Sent with a restore, which the server refuses if the form has a newer revision. */
  const revision = Math.max(form.revision, versions?.[0]?.revision ?? 0)

  const restore = (version: number) =>
    mutateAsync({ version, revision }).then(
      (restored) => {
        onClose()
        notify(notices.versionRestored())
        onRestored(restored)
      },
      (reason) => notify(notices.versionFailed(errorSentence(reason))),
    )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Earlier versions"
        description="Every state that visitors could see. Restoring one publishes it again."
      >
        {error && <LoadError title="The versions could not be loaded" of={known} />}
        {!versions && !error && <Skeleton className="h-4 w-3/4" />}
        {versions?.length === 0 && <p>None yet: they begin with the first save from now on.</p>}
        {canEdit && isUnsaved && versions && versions.length > 1 && (
          <p className="text-text-3">
            Save or keep your changes first; then one can be brought back.
          </p>
        )}
        <ol className="grid gap-2">
          {listVersionsWithChanges(versions ?? []).map(({ version, changes }, at) => (
            <VersionEntry
              key={version.revision}
              version={version}
              when={formatDetailsDate(version.savedAt)}
              changes={changes}
              isNow={at === 0}
            >
              {canEdit && at > 0 && (
                <Button
                  variant="line"
                  disabled={isUnsaved}
                  loading={isPending && variables.version === version.revision}
                  onClick={() => restore(version.revision)}
                >
                  Bring back
                </Button>
              )}
            </VersionEntry>
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  )
}
