'use client'

import { useCan } from '@/components/portal/current-user'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { TableBones } from '@/components/ui/skeleton'
import { useForms } from '../client'
import { CreateFormDialog } from './create-form-dialog'
import { FormsTable } from './forms-table'

export function FormsScreen() {
  // Roles that may only look get no controls that would be refused.
  const canEdit = useCan('forms.write')
  const { data: forms, error, refetch, isFetching } = useForms()
  const create = canEdit && <CreateFormDialog />

  return (
    <>
      {/* The empty list carries the button itself: one primary action in view. */}
      <PageHead title="Event Forms" actions={forms?.length !== 0 && create} />
      <Panel aria-label="Forms" aria-busy={!forms && !error}>
        {forms ? (
          forms.length > 0 ? (
            <FormsTable forms={forms} canEdit={canEdit} />
          ) : (
            <EmptyState title="No forms yet" action={create} />
          )
        ) : error ? (
          <LoadError
            title="The forms could not be loaded"
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <TableBones />
        )}
      </Panel>
    </>
  )
}
