'use client'

import { useCan } from '@/components/portal/frame/current-user'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/ui/panel'
import { Skeleton, TableSkeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useEventForm } from '../../client'
import { PortalFormNotFound } from '../../components/form-not-found'
import { FormBuilder } from './form-builder'

const UP = { href: paths.portal.forms, label: 'Event Forms' }

export function BuilderScreen({ id }: { id: number }) {
  const canEdit = useCan('forms.write')
  const results = useEventForm(id)
  const { data: form, error, isFetchedAfterMount } = results
  // Waits for a new response. The cached form may have an older revision, with which a save would
  // be refused.
  if (!isFetchedAfterMount) return <BuilderBones />
  if (error instanceof HttpError && error.status === 404) return <PortalFormNotFound />
  if (!form) {
    return (
      <>
        <PageHead title="Event Form" crumb={UP} />
        <Panel>
          <LoadError title="The form could not be loaded" of={results} />
        </Panel>
      </>
    )
  }
  return <FormBuilder key={form.id} form={form} canEdit={canEdit} />
}

const BuilderBones = () => (
  <>
    <PageHead
      title={
        <>
          <VisuallyHidden>Event Form</VisuallyHidden>
          <Skeleton className="my-2 h-4 w-[16ch]" />
        </>
      }
      crumb={UP}
    />
    <Panel>
      <TableSkeleton columns={2} />
    </Panel>
  </>
)
