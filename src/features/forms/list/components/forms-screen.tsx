'use client'

import { useSearchParams } from 'next/navigation'
import { useCan } from '@/components/portal/frame/current-user'
import { LoadError } from '@/components/portal/load-error'
import { ActiveOnlyLine, useIsActiveOnly } from '@/components/portal/only-active'
import { PageHead } from '@/components/portal/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { useForms } from '../../client'
import { ArchiveFilter } from './archive-filter'
import { CreateFormDialog } from './create-form-dialog'
import { FormFileDialog } from './form-file-dialog'
import { FormsTable } from './forms-table'

export function FormsScreen() {
  const canEdit = useCan('forms.write')
  const results = useForms()
  const { data, error } = results
  const isNarrowed = useIsActiveOnly()
  const isArchive = useSearchParams().has('archived')
  const forms = data?.filter((form) => (isNarrowed ? form.isActive : form.isArchived === isArchive))
  const archived = data?.filter((form) => form.isArchived).length ?? 0

  return (
    <>
      {/* Keeps its position in the tree while the list loads. Otherwise an open dialog would close. */}
      <PageHead
        title="Event Forms"
        actions={
          canEdit && (
            <>
              <FormFileDialog />
              <CreateFormDialog />
            </>
          )
        }
      />
      <Panel aria-label="Forms" aria-busy={!forms && !error}>
        {isNarrowed && <ActiveOnlyLine nouns="forms" all={paths.portal.forms} />}
        {!isNarrowed && (archived > 0 || isArchive) && (
          <ArchiveFilter isArchive={isArchive} count={archived} />
        )}
        {forms ? (
          forms.length > 0 ? (
            <FormsTable forms={forms} canEdit={canEdit} />
          ) : (
            <EmptyState
              title={
                isNarrowed
                  ? 'No form is active'
                  : isArchive
                    ? 'No form is archived'
                    : archived > 0
                      ? 'Every form is archived'
                      : 'No forms yet'
              }
              text={
                canEdit && !isNarrowed && data?.length === 0
                  ? 'Create the first one, then add its fields.'
                  : undefined
              }
            />
          )
        ) : error ? (
          <LoadError title="The forms could not be loaded" of={results} />
        ) : (
          <TableSkeleton />
        )}
      </Panel>
    </>
  )
}
