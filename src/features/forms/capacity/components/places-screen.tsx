'use client'

import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useEventForm } from '../../client'
import { PortalFormNotFound } from '../../components/form-not-found'
import { usePlaces } from '../client'
import { PlacesEditor } from './places-editor'

export function PlacesScreen({ id }: { id: number }) {
  const form = useEventForm(id)
  const places = usePlaces(id)
  const failed = [form, places].find((results) => blockingErrorOf(results))
  const error = failed?.error
  if (error instanceof HttpError && error.status === 404) return <PortalFormNotFound />
  const head = (
    <PageHead
      title="Times and places"
      crumb={{ href: paths.portal.form(id), label: 'Event Form' }}
    />
  )
  if (failed) {
    return (
      <>
        {head}
        <Panel>
          <LoadError title="The times and places could not be loaded" of={failed} />
        </Panel>
      </>
    )
  }
  // Waits for new responses, because cached data of an earlier visit may be outdated.
  const isLoaded = form.isFetchedAfterMount && places.isFetchedAfterMount
  if (!isLoaded || !form.data || !places.data) {
    return (
      <>
        {head}
        <Panel>
          <TableSkeleton columns={2} />
        </Panel>
      </>
    )
  }
  return <PlacesEditor key={id} form={form.data} places={places.data} />
}
